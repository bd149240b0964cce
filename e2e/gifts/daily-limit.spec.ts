import { makeMember } from '../chat/make-member.ts';
import { sayMany } from '../chat/talk.ts';
import { expect, test } from '../support/journey.ts';
import { giveGold } from './give-gold.ts';

// covers: A prompt has one button that leads to the solution
test('a gift above the own daily limit leads to the limit, and the choice stays (400183)', async ({ journey }) => {
  journey.tolerate({ status: 400, path: '/v1/messages' });
  const page = await journey.open();
  const [anna, ben] = [await makeMember(page, 'Anna'), await makeMember(page, 'Ben', { signIn: false })];
  await giveGold(page, anna, 20);
  await sayMany(page, anna, ben, ['Hello']);
  await sayMany(page, ben, anna, ['Hello']);
  await page.goto('/bill');
  await page.getByRole('textbox', { name: 'Daily limit in gold' }).fill('1');
  await page.getByRole('button', { name: 'Save limit' }).click();
  await expect(page.getByText('You have spent 0 of 1 gold today.')).toBeVisible();
  await page.goto(`/chat/${ben.id}`);
  await page.getByRole('button', { name: 'Send a gift' }).click();
  const picker = page.getByRole('dialog', { name: `A gift for ${ben.name}` });
  await picker.getByRole('radio', { name: /^Rose/ }).focus();
  await page.keyboard.press('Space');

  await picker.getByRole('button', { name: 'Send for 5 gold' }).click();

  const prompt = page.getByRole('alertdialog', { name: 'Daily limit' });
  await expect(prompt.getByText('This is more than the daily limit you have set.')).toBeVisible();
  await expect(prompt.getByText('Code 400183')).toBeVisible();
  await expect(picker.getByRole('radio', { name: /^Rose/ })).toBeChecked();
  await prompt.getByRole('button', { name: 'Spending' }).click();
  await expect(page).toHaveURL(/\/bill$/);
  await expect(page.getByRole('textbox', { name: 'Daily limit in gold' })).toHaveValue('1');
});
