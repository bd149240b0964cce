import { makeMember } from '../chat/make-member.ts';
import { log, messageField, say } from '../chat/talk.ts';
import { expect, test } from '../support/journey.ts';

test('a curated text is read in two languages without a translator', async ({ journey }) => {
  const german = await journey.open({ locale: 'de-DE' });
  const japanese = await journey.open({ locale: 'ja-JP', size: 'phone' });
  const jonas = await makeMember(german, 'Jonas', { language: 'de' });
  const yuki = await makeMember(japanese, 'Yuki', { language: 'ja' });
  const sent = 'Hallo! Welches Gericht schmeckt für dich nach Zuhause?';
  await german.goto(`/chat/${yuki.id}`);

  await test.step('the composer and the panel name the same languages', async () => {
    await expect(german.getByTestId('translation-engine').locator('[lang]')).toHaveText(['Deutsch', '日本語']);
    const panel = german.getByRole('complementary', { name: `Über ${yuki.name}` });
    await expect(panel.locator('span[lang]')).toHaveText(['日本語', 'Deutsch']);
  });

  await say(german, sent);
  await expect(log(german)).toContainText(sent);

  await japanese.goto(`/chat/${jonas.id}`);
  await expect(log(japanese).locator('p[lang=ja]')).toContainText('こんにちは');
  await expect(log(japanese).getByTestId('original-text')).toContainText(sent);
  await expect(messageField(japanese)).toBeVisible();
});
