import { makeMember } from '../chat/make-member.ts';
import { rowOf, sayMany } from '../chat/talk.ts';
import { expectAccessible } from '../support/expect-accessible.ts';
import { expect, test } from '../support/journey.ts';
import { pretendDevice, takeDeviceAway, turnDevice } from './device-double.ts';

const words = {
  first: 'Guten Abend [smile] schön, dass du da bist!',
  second: 'Wie war dein Tag in der großen Stadt?',
  french: 'Bonjour, comment vas-tu ce soir mon amie ?',
  post: 'Heute war ich im Wald und habe Pilze gesucht.',
};

test('where no service is set up the browser translates, once a press has let it load what it lacks', async ({
  journey,
}) => {
  const [german, japanese] = [
    await journey.open({ locale: 'de-DE' }),
    await journey.open({ locale: 'ja-JP', size: 'phone' }),
  ];
  const jonas = await makeMember(german, 'Jonas', { language: 'de' });
  const yuki = await makeMember(japanese, 'Yuki', { language: 'ja' });
  await sayMany(japanese, yuki, jonas, ['こんばんは']);
  await sayMany(german, jonas, yuki, [words.first, words.second, words.french]);
  const asked: string[] = [];
  japanese.on(
    'request',
    (request) => request.method() === 'POST' && request.url().endsWith('/v1/translations') && asked.push(request.url()),
  );

  await test.step('a browser without a translator says plainly that there is none', async () => {
    await takeDeviceAway(japanese);
    await japanese.goto(`/chat/${jonas.id}`);
    await expect(japanese.getByTestId('translation-engine')).toContainText('機械翻訳が設定されていません');
    await expect(rowOf(japanese, words.second)).toBeVisible();
    await expect(japanese.getByRole('button', { name: 'このブラウザで翻訳' })).toHaveCount(0);
  });

  await pretendDevice(japanese, { detector: 'downloadable', pair: 'downloadable', breaks: true });
  await japanese.reload();
  const [first, second, french] = [
    rowOf(japanese, 'Guten Abend'),
    rowOf(japanese, words.second),
    rowOf(japanese, words.french),
  ];

  await test.step('nothing is loaded without a press, and a loading that breaks off can be tried again', async () => {
    await expect(japanese.getByTestId('translation-engine')).toContainText('このブラウザでの翻訳');
    for (const row of [first, second, french])
      await expect(row.getByRole('button', { name: 'このブラウザで翻訳' })).toBeVisible();
    await first.getByRole('button', { name: 'このブラウザで翻訳' }).click();
    await expect(first).toContainText('翻訳なし');
    await turnDevice(japanese, { breaks: false });
    await first.getByRole('button', { name: 'もう一度試す' }).click();
  });

  await test.step('the press that loaded what tells languages is used up: the languages themselves ask for another', async () => {
    await turnDevice(japanese, { pair: 'downloading' });
    await first.getByRole('button', { name: '言語を読み込んで翻訳' }).click();
    await expect(first.locator('p[lang=ja]')).toContainText('端末：Guten Abend');
    await expect(first.locator('[data-testid=original-text][lang=de]')).toContainText('Guten Abend');
    await expect(first.getByRole('img')).toHaveCount(2);
    await expect(first).toContainText('このブラウザで翻訳しました');
  });

  await test.step('what is loaded is used from then on by itself, for languages that it knows', async () => {
    await expect(second.locator('p[lang=ja]')).toContainText(`端末：${words.second}`);
    await french.getByRole('button', { name: 'このブラウザで翻訳' }).click();
    await expect(french).toContainText('このブラウザはこの二つの言語に対応していません');
    await expectAccessible(japanese);
    await japanese.reload();
    await expect(first.locator('p[lang=ja]')).toContainText('端末：Guten Abend');
    await expect(second).toContainText('このブラウザで翻訳しました');
  });

  await test.step('so is a post, its original one press away', async () => {
    const data = { content: words.post, upload_ids: [], client_id: `post-${jonas.id}-device` };
    const posted = await german.request.post('/v1/feeds', {
      headers: { authorization: `Bearer ${jonas.token}` },
      data,
    });
    expect(posted.ok(), await posted.text()).toBe(true);
    await japanese.goto(`/feed/${((await posted.json()) as { id: number }).id}`);
    const card = japanese.getByRole('article');
    await expect(card.locator('p[lang=ja]')).toHaveText(`端末：${words.post}`);
    await expect(card).toContainText('このブラウザで翻訳しました');
    await card.getByRole('button', { name: '原文を表示' }).click();
    await expect(card.locator('[data-testid=original-text][lang=de]')).toHaveText(words.post);
  });
  expect(asked, 'nothing of it goes to the server').toEqual([]);
});
