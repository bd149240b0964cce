import { breakCompounds } from '@peonia/i18n/break-compounds.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startApi, type Api } from '../../../test/api.ts';

let api: Api;
beforeAll(async () => {
  api = await startApi();
});
afterAll(() => api.close());

/** What docs/words replaces: forms of address, endings and words. 감사합니다 is a set form that stays. */
const refused = {
  ja: ['あなた', '友達', 'メンバー'],
  ko: ['당신', '니다', '십시오', '내려받', '{name} 님', '“'],
  zh: ['您', '身份验证'],
  tw: ['您', '真絲', '桑蠶', '干型', '地址', '收拾', '報警'],
};

const curated = [
  ['questions', `select language, concat_ws(' ', text, array_to_string(choices, ' ')) as text from question_text`],
  ['message templates', 'select language, text from message_template_text'],
  ['products', `select language, name || ' ' || description as text from product_text`],
  ['support templates', `select language, title || ' ' || content as text from support_template_text`],
] as const;

it.each(curated)('%s keep to the words of their language', async (_what, texts) => {
  const found = [];
  for (const [language, words] of Object.entries(refused))
    found.push(
      ...(await api.sql(
        `select language, text from (${texts}) as texts
         where language = $1 and replace(text, '감사합니다', '') like any($2)`,
        [language, words.map((word) => `%${word}%`)],
      )),
    );
  expect(found).toEqual([]);
});

it.each(curated)('Chinese %s have a space around digits and Latin letters', async (_what, texts) => {
  const joined = await api.sql(
    `select language, text from (${texts}) as texts
     where language in ('zh', 'tw') and text ~ '[\u4e00-\u9fff][0-9A-Za-z]|[0-9A-Za-z][\u4e00-\u9fff]'`,
  );
  expect(joined).toEqual([]);
});

// Templates of messages are recognized by their text, which members write with an ordinary space.
const shownTexts = curated.filter(([what]) => what !== 'message templates');

it.each(shownTexts)(
  'French %s have no ordinary space before a sign or inside quotation marks',
  async (_what, texts) => {
    const ordinary = await api.sql(
      `select text from (${texts}) as texts where language = 'fr' and text ~ ' [?!:;»%]|« '`,
    );
    expect(ordinary).toEqual([]);
  },
);

it('ends all Korean choices of a question alike', async () => {
  const questions = await api.sql<{ choices: string[] }>(
    `select choices from question_text where language = 'ko' and choices is not null`,
  );
  const isSpoken = (choice: string) => choice === '네' || choice.endsWith('요');
  const mixed = questions.filter(({ choices }) => new Set(choices.map(isSpoken)).size > 1);
  expect(questions.length).toBeGreaterThan(40);
  expect(mixed).toEqual([]);
});

it('gives long German names of tiles a seam that a phone can break them at', async () => {
  const names = await api.sql<{ name: string }>(
    `select name from gift_name where language = 'de' union all select name from product_text where language = 'de'`,
  );
  const pieces = names.flatMap(({ name }) => breakCompounds('de', name).split(/[ \u00ad-]/u));
  expect(pieces.length).toBeGreaterThan(70);
  expect(pieces.filter((piece) => piece.length > 12)).toEqual([]);
});
