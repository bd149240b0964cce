import type { Page } from '@playwright/test';
import { openTranslatorDouble, type TranslatorDouble } from '../../apps/api/test/providers/translator-double.ts';
import { makeMember, type Member } from '../chat/make-member.ts';
import { log, messageField, rowOf, say } from '../chat/talk.ts';
import { staffProgram, startStaffProgram } from '../support/control.ts';
import { expectAccessible } from '../support/expect-accessible.ts';
import { expect, test } from '../support/journey.ts';
import { pretendDevice } from './device-double.ts';

const phrases = {
  ja: {
    'Hast du am Sonntag Zeit?': '日曜日は空いていますか？',
    'Der Zug kommt heute etwas später an.': '電車は今日少し遅れます。',
    'Heute war ich im Wald und habe Pilze gesucht.': '今日は森へきのこを探しに行きました。',
    'Was kochst du am liebsten?': 'いちばん好きな料理は何ですか？',
    'Ich backe gern Brot.': '私はパンを焼くのが好きです。',
  },
  de: { 'はい、空いています。': 'Ja, ich habe Zeit.' },
} as const;

let double: TranslatorDouble;

test.beforeAll(async () => {
  test.setTimeout(180_000);
  double = await openTranslatorDouble({ port: Number(process.env['E2E_TRANSLATOR_PORT']), phrases });
  await startStaffProgram();
});
test.afterAll(() => double.close());

async function send(
  page: Page,
  from: Member,
  path: string,
  method: 'post' | 'put',
  data: object,
): Promise<Record<string, unknown>> {
  const reply = await page.request[method](`/v1${path}`, { headers: { authorization: `Bearer ${from.token}` }, data });
  expect(reply.ok(), await reply.text()).toBe(true);
  return (await reply.json()) as Record<string, unknown>;
}

// covers: Translation engine of the settings and of a conversation; the original is always there
test('a German and a Japanese read one another in their own languages, whatever happens to the translator', async ({
  journey,
}) => {
  test.slow();
  const baseURL = staffProgram;
  const german = await journey.open({ baseURL, locale: 'de-DE' });
  const japanese = await journey.open({ baseURL, locale: 'ja-JP', size: 'phone', colorScheme: 'dark' });
  const jonas = await makeMember(german, 'Jonas', { language: 'de' });
  const yuki = await makeMember(japanese, 'Yuki', { language: 'ja' });
  // Her browser could do it by itself: the service comes first all the same.
  await pretendDevice(japanese, { detector: 'available', pair: 'available', breaks: false });

  await test.step('each sees the other’s words in their own language, with the original below', async () => {
    await german.goto(`/chat/${yuki.id}`);
    await say(german, 'Hast du am Sonntag Zeit? [smile]');
    await japanese.goto(`/chat/${jonas.id}`);
    const read = rowOf(japanese, '日曜日は空いていますか？');
    await expect(read.locator('p[lang=ja]')).toContainText('日曜日は空いていますか？');
    await expect(read.locator('[data-testid=original-text][lang=de]')).toContainText('Hast du am Sonntag Zeit?');
    await expect(read.getByRole('img')).toHaveCount(2);
    await expect(read).toContainText('機械翻訳、LibreTranslate');
    // The writer sees what the other reads, at once.
    await expect(
      rowOf(german, 'Hast du am Sonntag Zeit?').locator('[data-testid=original-text][lang=ja]'),
    ).toContainText('日曜日は空いていますか？');
    await say(japanese, 'はい、空いています。');
    const answer = rowOf(german, 'Ja, ich habe Zeit.');
    await expect(answer.locator('[data-testid=original-text][lang=ja]')).toContainText('はい、空いています。');
    await expect(german.getByTestId('translation-engine')).toContainText('Maschinelle Übersetzung');
    await german.getByRole('button', { name: 'Verstanden' }).click();
    await expect(german.getByRole('button', { name: 'Verstanden' })).toHaveCount(0);
    await expectAccessible(japanese);
  });

  await test.step('a bad translation is reported from below it', async () => {
    await rowOf(german, 'Ja, ich habe Zeit.').getByRole('button', { name: 'Diese Übersetzung melden' }).click();
    await expect(german.getByRole('dialog', { name: 'Diese Übersetzung melden' })).toBeVisible();
    await german.keyboard.press('Escape');
    await expect(german.getByRole('dialog')).toHaveCount(0);
  });

  await test.step('a dead translator stops no message, and is asked again by a press', async () => {
    double.mood = 500;
    await say(german, 'Der Zug kommt heute etwas später an.');
    const late = rowOf(japanese, 'Der Zug kommt heute etwas später an.');
    await expect(late).toContainText('翻訳なし');
    double.mood = 'well';
    await late.getByRole('button', { name: 'もう一度試す' }).click();
    await expect(rowOf(japanese, '電車は今日少し遅れます。')).toBeVisible();
  });

  await test.step('a conversation that is not to be translated is left alone on every device', async () => {
    await japanese.getByTestId('translation-engine').getByRole('button', { name: '変更' }).click();
    await japanese.getByRole('menuitemradio', { name: '翻訳しない' }).click();
    await expect(japanese.getByTestId('translation-engine')).toContainText('翻訳なし');
    const asked = double.calls.length;
    await say(german, 'Dieser Satz bleibt, wie er ist.');
    await expect(rowOf(japanese, 'Dieser Satz bleibt, wie er ist.')).toBeVisible();
    await japanese.reload();
    await expect(japanese.getByTestId('translation-engine')).toContainText('翻訳なし');
    expect(double.calls).toHaveLength(asked);
  });

  await test.step('posts and biographies come translated, the original one press away', async () => {
    await send(german, jonas, '/user', 'put', { biography: 'Ich backe gern Brot.' });
    const post = await send(german, jonas, '/feeds', 'post', {
      content: 'Heute war ich im Wald und habe Pilze gesucht.',
      upload_ids: [],
      client_id: `post-${jonas.id}-first`,
    });
    await japanese.goto(`/feed/${String(post['id'])}`);
    const card = japanese.getByRole('article');
    await expect(card.locator('p[lang=ja]')).toHaveText('今日は森へきのこを探しに行きました。');
    await card.getByRole('button', { name: '原文を表示' }).press('Enter');
    await expect(card.locator('[data-testid=original-text][lang=de]')).toHaveText(
      'Heute war ich im Wald und habe Pilze gesucht.',
    );
    await expectAccessible(japanese);
    // The server knows no session: to it this profile is not there yet.
    journey.tolerate({ status: 404, path: '/profile/*' });
    await japanese.goto(`/profile/${jonas.id}`);
    await expect(japanese.getByTestId('biography')).toHaveText('私はパンを焼くのが好きです。');
  });

  await test.step('so does a question in the panel of notices', async () => {
    await send(german, jonas, '/ask', 'post', {
      user_id: yuki.id,
      kind: 'question',
      content: 'Was kochst du am liebsten?',
      client_id: `ask-${jonas.id}-first`,
    });
    await japanese.goto('/notification');
    const notice = japanese
      .getByRole('main')
      .getByRole('listitem')
      .filter({ hasText: 'いちばん好きな料理は何ですか？' });
    await notice.getByRole('button', { name: '原文を表示' }).click();
    await expect(notice.getByTestId('original-text')).toHaveText('Was kochst du am liebsten?');
  });

  await test.step('when the share of the day is used up, that is said with the way to more', async () => {
    journey.tolerate({ status: 400, path: '/v1/translations' });
    await japanese.goto('/setting/translation');
    await expect(japanese.getByRole('main')).toContainText('LibreTranslate');
    await say(
      german,
      'Ein langer Satz, der nicht mehr in den Rest passt, weil heute schon so viel gelesen und geschrieben wurde.',
    );
    await japanese.goto(`/chat/${jonas.id}`);
    await japanese.getByTestId('translation-engine').getByRole('button', { name: '変更' }).click();
    await japanese.getByRole('menuitemradio', { name: /^設定に従う/ }).click();
    const long = rowOf(japanese, 'Ein langer Satz');
    await long.getByRole('button', { name: '翻訳する' }).click();
    await expect(japanese.getByRole('alertdialog')).toContainText('400085');
  });
  await expect(messageField(german)).toBeVisible();
  await expect(log(german)).toBeVisible();
});
