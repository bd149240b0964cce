import type { Page } from '@playwright/test';
import { makeMember } from '../chat/make-member.ts';
import { log, sayMany } from '../chat/talk.ts';
import { staffProgram, startStaffProgram } from '../support/control.ts';
import { expect, test } from '../support/journey.ts';

const japanese = '湖の色を見せたいな。';
const translated = 'I would love to show you the lake.';
const english = 'Which lake would you show me first?';

/** Answers calls as a server that has no service, and a person’s translation of one text. */
async function withoutService(page: Page, answered: Promise<void> = Promise.resolve()): Promise<void> {
  await page.route('**/v1/translations', async (route) => {
    const share = { engine: null, used: 0, most: 0 };
    if (route.request().method() === 'GET') return route.fulfill({ json: share });
    await answered;
    const { items } = route.request().postDataJSON() as { items: { type: string; id: number }[] };
    return route.fulfill({
      json: {
        items: items.map((item) => ({
          ...item,
          state: 'translated',
          text: translated,
          from: 'ja',
          to: 'en',
          engine: null,
        })),
        used: 0,
        most: 0,
      },
    });
  });
}

/** This program translates; the pages are told that only people do. */
const baseURL = staffProgram;
test.beforeAll(async () => {
  test.setTimeout(180_000);
  await startStaffProgram();
});

test('lists of conversations show what a person has translated, where there is no service', async ({ journey }) => {
  const [anna, yuki] = [await journey.open({ baseURL }), await journey.open({ baseURL, locale: 'ja-JP' })];
  const reader = await makeMember(anna, 'Anna');
  const writer = await makeMember(yuki, 'Yuki', { language: 'ja' });
  await sayMany(yuki, writer, reader, [japanese]);
  await withoutService(anna);

  await anna.goto('/chats');
  await expect(anna.getByRole('main').getByRole('link', { name: new RegExp(writer.name) })).toContainText(translated);
  await anna.goto('/home');
  const turns = anna.getByRole('region', { name: 'Your turn to reply' });
  await expect(turns.getByRole('link', { name: new RegExp(writer.name) })).toContainText(translated);
});

test('nothing is said to be translated while a text that the reader reads is looked at', async ({ journey }) => {
  const [anna, lan] = [await journey.open({ baseURL }), await journey.open({ baseURL })];
  const reader = await makeMember(anna, 'Anna');
  const writer = await makeMember(lan, 'Lan');
  const token = { authorization: `Bearer ${writer.token}` };
  const spoken = await lan.request.put('/v1/user', { headers: token, data: { languages: ['zh', 'en'] } });
  expect(spoken.status(), await spoken.text()).toBe(200);
  await sayMany(lan, writer, reader, [english]);
  await sayMany(anna, reader, writer, ['Hi!']);
  const next = {
    user_id: reader.id,
    message_type: 'text',
    message_content: '你想先带我去哪个湖？',
    client_id: `other-letters-${writer.id}`,
  };
  const sent = await lan.request.post('/v1/messages', { headers: token, data: next });
  expect(sent.status(), await sent.text()).toBe(201);
  const answered = Promise.withResolvers<void>();
  await withoutService(anna, answered.promise);

  await anna.goto(`/chat/${writer.id}`);
  await expect(log(anna)).toContainText(english);
  // Both are asked for in one call.
  await expect(log(anna).getByText('Translating…')).toHaveCount(1);
  answered.resolve();
  await expect(log(anna).getByText('Translating…')).toHaveCount(0);
});
