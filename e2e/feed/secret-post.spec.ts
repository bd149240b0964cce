import { makeMember, signInAgain } from '../chat/make-member.ts';
import { giveGold } from '../gifts/give-gold.ts';
import { landscapes } from '../media/pictures.ts';
import { hearsEvents } from '../support/hears-events.ts';
import { expect, test } from '../support/journey.ts';
import { composer, postOf } from './write-post.ts';

test('the photo of a secret post is bought from the news and opens in its place, on each device of the buyer', async ({
  journey,
}) => {
  test.slow();
  const words = `Only for people who ask nicely ${Date.now().toString(36)}`;
  const [hana, jo] = [await journey.open(), await journey.open({ size: 'phone' })];
  await makeMember(hana, 'Hana');
  const buyer = await makeMember(jo, 'Jo');
  await giveGold(jo, buyer, 30);
  const laptop = await journey.open();
  await signInAgain(laptop, buyer);

  await hana.goto('/home');
  await composer(hana).getByRole('button', { name: 'Secret' }).click();
  await composer(hana).getByLabel('Price of the photos or the video').fill('25');
  await composer(hana).locator('input[type=file]').first().setInputFiles(landscapes('dusk'));
  await composer(hana).getByRole('textbox', { name: 'Text of your post' }).fill(words);
  await expect(composer(hana).getByRole('button', { name: 'Post', exact: true })).toBeEnabled();
  await composer(hana).getByRole('button', { name: 'Post', exact: true }).click();
  await expect(postOf(hana, words).getByText('25 gold')).toBeVisible();

  await jo.goto('/home');
  const post = postOf(jo, words);
  await expect(post.getByText('Secret photo')).toBeVisible();
  await laptop.goto('/home');
  await expect(postOf(laptop, words).getByText('Secret photo')).toBeVisible();
  await hearsEvents(laptop);
  await post.getByRole('button', { name: 'Unlock for 25 gold' }).click();
  await jo
    .getByRole('dialog', { name: 'Unlock this photo?' })
    .getByRole('button', { name: 'Unlock for 25 gold' })
    .click();
  await jo.getByRole('dialog', { name: 'Unlocked' }).getByRole('button', { name: 'Done' }).click();
  await expect(post.getByRole('button', { name: /^Photo by/ })).toBeVisible();
  await expect(postOf(laptop, words).getByRole('button', { name: /^Photo by/ })).toBeVisible();
  await jo.reload();
  await expect(post.getByRole('button', { name: /^Photo by/ })).toBeVisible();
});
