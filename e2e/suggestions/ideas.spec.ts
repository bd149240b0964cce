import type { Locator, Page } from '@playwright/test';
import { openTextModelDouble } from '../../apps/api/test/providers/text-model-double.ts';
import { makeMember, type Member } from '../chat/make-member.ts';
import { lastMessage, messageField, rowOf, say, said } from '../chat/talk.ts';
import { expectAccessible } from '../support/expect-accessible.ts';
import { expect, test } from '../support/journey.ts';

const written = {
  items: [
    {
      own: 'Dein Abend in der Bäckerei klingt schön. Was backst du sonntags?',
      other: 'パン屋さんの夜、いいですね。日曜日は何を焼きますか？',
    },
    { own: 'Den Duft von diesem Brot würde ich gern riechen.', other: 'そのパンの香りをかいでみたいです。' },
    { own: 'Welches Brot sollte man einmal probieren?', other: '一度は食べてほしいパンはどれですか？' },
  ],
};

const ideasIn = (panel: Locator) => panel.getByTestId('idea');

/** Uses up what is left of the member's day. */
async function useUp(page: Page, { token }: Member): Promise<void> {
  for (let left = 5; left > 0;) {
    const reply = await page.request.post('/v1/suggest', {
      headers: { authorization: `Bearer ${token}` },
      data: { mode: 'bio' },
    });
    left = reply.ok() ? ((await reply.json()) as { left: number }).left : 0;
  }
}

test('an empty conversation opens with what both share and first messages in both languages', async ({ journey }) => {
  const his = await journey.open({ size: 'phone' });
  await makeMember(his, 'Jonas', { language: 'en' });
  const yuki = await makeMember(await journey.open({ locale: 'ja-JP' }), 'Yuki', { language: 'ja' });

  await his.goto(`/chat/${yuki.id}`);

  const openers = ideasIn(his.getByRole('log'));
  await expect(openers.filter({ visible: true })).toHaveCount(2);
  await expect(openers.first().getByRole('button')).toHaveText([/^English/, /^日本語/]);
  await expectAccessible(his);
  const words = await openers.first().getByRole('button').last().locator('[lang]').last().innerText();
  await openers.first().getByRole('button').last().tap();
  await expect(messageField(his)).toHaveValue(words);
  expect(await said(his)).toEqual([]);
});

// covers: Suggestions fill the field and are never sent automatically; a used-up share leads to VIP
test('a German begins with an idea to a Japanese, who answers with one of the bank once nobody writes any more', async ({
  journey,
}) => {
  // What is used up is refused on purpose.
  journey.tolerate({ status: 400, path: '/v1/suggest' });
  const model = await openTextModelDouble(Number(process.env.E2E_MODEL_PORT));
  model.answer = () => ({ content: JSON.stringify(written) });
  const his = await journey.open({ locale: 'de-DE' });
  const hers = await journey.open({ locale: 'ja-JP', size: 'phone', colorScheme: 'dark' });
  const [jonas, yuki] = [
    await makeMember(his, 'Jonas', { language: 'de' }),
    await makeMember(hers, 'Yuki', { language: 'ja' }),
  ];

  // The empty conversation offers ideas; a press fills the field and sends nothing.
  await his.goto(`/chat/${yuki.id}`);
  await his.getByRole('log').getByRole('button', { name: 'Ideen für den Anfang' }).click();
  const popover = his.getByRole('dialog', { name: 'Ideen für den Anfang' });
  await expect(ideasIn(popover)).toHaveCount(3);
  await expect(popover).toContainText('Heute noch 4 Mal Ideen');
  await expect(ideasIn(popover).first().getByRole('button')).toHaveText([/^DeutschDein Abend/, /^日本語パン屋さん/]);
  await expectAccessible(his);
  // By keys: past the button that asks for others, a line is chosen, and the field goes on.
  await ideasIn(popover)
    .nth(2)
    .getByRole('button', { name: /Welches Brot/ })
    .press('Enter');
  await expect(popover).toBeHidden();
  await expect(messageField(his)).toBeFocused();
  await expect(messageField(his)).toHaveValue('Welches Brot sollte man einmal probieren?');
  expect(await said(his)).toEqual([]);
  // Opened again the same ideas are there, and cost nothing. What stands in the field can be polished.
  await his.getByTestId('composer').getByRole('button', { name: 'Ideen zum Schreiben' }).click();
  const beside = his.getByRole('dialog', { name: 'Ideen zum Schreiben' });
  await expect(beside.getByRole('button', { name: 'Meinen Text verbessern', pressed: true })).toBeVisible();
  await expect(beside).toContainText('Heute noch 3 Mal Ideen');
  await beside.getByRole('button', { name: 'Erste Nachricht' }).click();
  await expect(beside).toContainText('Heute noch 4 Mal Ideen');
  await his.keyboard.press('Escape');
  await expect(beside).toBeHidden();
  await say(his, 'Welches Brot sollte man bei euch probieren?');
  await expect(lastMessage(his)).toContainText('bei euch');
  expect(model.asked.map(({ messages }) => messages.length)).toEqual([2, 2]);

  // Nobody writes any more: the bank answers, by the kind of what was said, in both languages.
  await model.close();
  await hers.goto(`/chat/${jonas.id}`);
  await expect(rowOf(hers, 'Welches Brot')).toBeVisible();
  await hers.getByTestId('composer').getByRole('button', { name: '写真・動画・シークレットファイルを添付' }).click();
  await hers.getByRole('menuitem', { name: 'メッセージのヒント' }).click();
  const sheet = hers.getByRole('dialog', { name: 'ヒント' });
  await expect(ideasIn(sheet)).toHaveCount(3);
  await expect(sheet).toContainText('用意した文例です');
  await expectAccessible(hers);
  const line = ideasIn(sheet)
    .first()
    .getByRole('button', { name: /^日本語/ });
  const words = ((await line.textContent()) ?? '').replace('日本語', '');
  await line.click();
  await expect(messageField(hers)).toHaveValue(words);
  await messageField(hers).fill(`${words}カレーパンです。`);
  await messageField(hers).press('Enter');
  await expect(rowOf(his, 'カレーパンです。')).toBeVisible();

  // The day is used up: the reason and the way out.
  await useUp(hers, yuki);
  await hers.getByTestId('composer').getByRole('button', { name: '写真・動画・シークレットファイルを添付' }).click();
  await hers.getByRole('menuitem', { name: 'メッセージのヒント' }).click();
  await expect(hers.getByRole('alertdialog')).toContainText('400062');

  // About oneself, for readers of another language: their line stands first and goes into their text.
  await his.goto('/setting/introduction');
  const others = his.getByRole('region', { name: 'In anderen Sprachen' });
  await others.getByRole('combobox').selectOption('ja');
  await others.getByRole('button', { name: 'Ideen für deinen Text' }).click();
  const about = his.getByRole('dialog', { name: 'Ideen für deinen Text' });
  await ideasIn(about).first().getByRole('button').first().click();
  await expect(others.getByRole('textbox')).toHaveValue(/[ぁ-ん]/);
});
