import type { Locator } from '@playwright/test';
import { makeMember } from '../chat/make-member.ts';
import { log, sayMany } from '../chat/talk.ts';
import { payFor } from '../payments/price-of.ts';
import { expectAccessible } from '../support/expect-accessible.ts';
import { expect, test } from '../support/journey.ts';
import { giveGold } from './give-gold.ts';

test('a gift is chosen, paid and seen live; what costs more leads to gold and back', async ({ journey }) => {
  test.slow();
  const [anna, ben] = [
    await journey.open(),
    await journey.open({ size: 'phone', colorScheme: 'dark', locale: 'ja-JP' }),
  ];
  const [a, b] = [await makeMember(anna, 'Anna'), await makeMember(ben, 'Ben', { language: 'ja' })];
  await ben.request.put('/v1/user', { headers: { authorization: `Bearer ${b.token}` }, data: { language: 'ja' } });
  await giveGold(anna, a, 20);
  await sayMany(anna, a, b, ['Hello']);
  await sayMany(ben, b, a, ['Hello']);
  await anna.goto(`/chat/${b.id}`);
  await ben.goto(`/chat/${a.id}`);
  await expect(log(ben)).toContainText('Hello');

  await anna.getByRole('button', { name: 'Send a gift' }).click();
  const picker = anna.getByRole('dialog', { name: `A gift for ${b.name}` });
  await expect(picker.getByRole('radio')).toHaveCount(48);
  await expect(picker.getByRole('button', { name: 'Choose a gift' })).toBeDisabled();
  await expectAccessible(anna);
  await picker.getByRole('button', { name: 'Flowers' }).click();
  await expect(picker.getByRole('radio')).toHaveCount(8);
  await picker.getByRole('radio', { name: /^Rose/ }).focus();
  await anna.keyboard.press('Space');
  await picker.getByRole('textbox').fill('For the climb.');
  // Enter in the note must send neither the gift nor a message.
  await picker.getByRole('textbox').press('Enter');
  await picker.getByRole('button', { name: 'Send for 5 gold' }).dblclick();
  await expect(picker).toBeHidden();

  const given = log(anna).getByTestId('gift-message');
  await expect(given).toHaveText(/You gave: Rose.*For the climb\..*5/s);
  const got = log(ben).getByTestId('gift-message');
  await expect(got).toContainText('バラ');
  await expect(got.locator('[data-tone=gold]')).toHaveCount(0);
  await expect(given).toHaveCount(1);
  await expect(got).toHaveCount(1);
  await expect(anna.getByTestId('gold-chip')).toContainText('15');
  await expect(anna.getByRole('link', { name: new RegExp(b.name) }).first()).toContainText('You gave a gift: Rose');

  await anna.getByRole('button', { name: 'Send a gift' }).click();
  await picker.getByRole('button', { name: 'All', exact: true }).click();
  await picker.getByTestId('gift').filter({ hasText: 'Promise ring' }).click();
  await picker.getByRole('button', { name: 'Add gold: 185 missing' }).click();
  const payment = anna.getByRole('dialog', { name: 'Add gold' });
  await expect(payment.getByRole('button', { name: payFor(200) })).toBeVisible();
  await anna.keyboard.press('Escape');
  await expect(payment).toBeHidden();
  await expect(picker.getByRole('radio', { name: /^Promise ring/ })).toBeChecked();

  // Opened by its address, a profile for members is a page that is not there until the member is known.
  journey.tolerate({ status: 404, path: '/profile/*' });
  await ben.goto(`/profile/${a.id}`);
  await ben.getByTestId('profile-actions').getByRole('button', { name: 'ギフトを贈る' }).click();
  await expect(ben.getByRole('dialog').getByRole('radio')).toHaveCount(48);
  const leftOf = async (part: Locator) => (await part.boundingBox())?.x;
  const chip = ben.getByRole('dialog').getByRole('button', { name: 'すべて' });
  expect(await leftOf(chip)).toBe(await leftOf(ben.getByTestId('gift').first()));
  await ben.getByTestId('gift').filter({ hasText: 'バラ' }).first().click();
  await expectAccessible(ben);
});
