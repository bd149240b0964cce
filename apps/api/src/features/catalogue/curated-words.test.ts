import { afterAll, beforeAll, expect, it } from 'vitest';
import { startApi, type Api } from '../../../test/api.ts';

let api: Api;
beforeAll(async () => {
  api = await startApi();
});
afterAll(() => api.close());

/** How nobody is addressed: docs/words. */
const refused = { ja: ['あなた', '友達', 'メンバー'], ko: ['당신', '습니다'], zh: ['您'], tw: ['您'] };

it.each([
  ['questions', 'question_text'],
  ['message templates', 'message_template_text'],
])('%s keep to the words of their language', async (_what, table) => {
  const found = [];
  for (const [language, words] of Object.entries(refused))
    found.push(
      ...(await api.sql(`select language, text from ${table} where language = $1 and text like any($2)`, [
        language,
        words.map((word) => `%${word}%`),
      ])),
    );
  expect(found).toEqual([]);
});
