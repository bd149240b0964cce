import { addPhotos, enterAsOwner } from '../media/make-seller.ts';
import { expectAccessible, expectNoSidewaysScroll } from '../support/expect-accessible.ts';
import { expect, test } from '../support/journey.ts';
import { loseReply } from '../support/lose-reply.ts';

// covers: The picker drops files that do not qualify and names them
test('photos are added, described, moved, made the main photo, shown to one person and deleted', async ({
  journey,
}) => {
  // covers: /album
  // covers: /photo/:id
  test.slow();
  const page = await journey.open();
  const id = await enterAsOwner(page, 0);
  const tiles = page.locator('[data-testid=photo-shelf] > li');
  const menu = (number: number) => page.getByRole('button', { name: `Photo ${number}: more` });
  const dialog = page.getByRole('dialog');

  await test.step('the own page without photos leads to where they are added', async () => {
    await page.goto(`/photo/${id}`);
    await page.getByRole('link', { name: 'Add photos' }).click();
    await expect(page).toHaveURL(/\/album$/);
  });

  await test.step('what cannot be used is named, the rest is taken', async () => {
    const drop = await page.evaluateHandle(() => {
      const files = new DataTransfer();
      files.items.add(new File(['%PDF'], 'notes.pdf', { type: 'application/pdf' }));
      return files;
    });
    await page.getByTestId('drop-zone').dispatchEvent('dragenter', { dataTransfer: drop });
    await expect(page.getByText('Drop photos or a video')).toBeVisible();
    await page.getByTestId('drop-zone').dispatchEvent('drop', { dataTransfer: drop });
    await expect(page.getByText('Nothing was uploaded: notes.pdf cannot be used.')).toBeVisible();
    await addPhotos(page, 'alps', 'dusk');
    await expect(page.getByText('Ready', { exact: true }).first()).toBeVisible();
    await expect(tiles).toHaveCount(2);
    await expectAccessible(page);
  });

  await test.step('a caption and what it shows', async () => {
    await menu(1).click();
    await page.getByRole('menuitem', { name: 'Caption and description' }).click();
    await expectAccessible(page);
    await dialog.getByLabel('Caption').fill('After the rain');
    await dialog.getByLabel('What the photo shows').fill('Red sky over hills');
    await dialog.getByRole('button', { name: 'Save' }).click();
    await expect(dialog).toHaveCount(0);
    await expect(page.getByRole('img', { name: 'Red sky over hills' })).toBeVisible();
  });

  await test.step('a move, with a price that must be one', async () => {
    await menu(2).click();
    await page.getByRole('menuitem', { name: 'Move or set price' }).click();
    await dialog.getByRole('radio', { name: /^Secret/ }).check();
    await dialog.getByRole('textbox', { name: 'Price' }).fill('101');
    await expect(dialog.getByText('Please enter a whole number from 1 to 100.')).toBeVisible();
    await dialog.getByRole('textbox', { name: 'Price' }).fill('25');
    await expectAccessible(page);
    await dialog.getByRole('button', { name: 'Save' }).click();
    await expect(tiles).toHaveCount(1);
    await page.getByRole('link', { name: /^Secret/ }).click();
    await expect(tiles).toHaveCount(1);
    await expect(tiles).toContainText('25');
  });

  await test.step('the main photo', async () => {
    await page.getByRole('link', { name: /^Photos 1/ }).click();
    await menu(1).click();
    await page.getByRole('menuitem', { name: 'Set as main photo' }).click();
    await expect(dialog.getByRole('slider', { name: 'Zoom' })).toBeVisible();
    await dialog.getByRole('button', { name: 'Use this photo' }).click();
    await expect(page.getByText('This is your main photo now.')).toBeVisible();
  });

  await test.step('the private folder is shown to one person and closed again', async () => {
    const friend = await journey.open({ size: 'phone' });
    const friendId = await enterAsOwner(friend, 1);
    await page.getByRole('link', { name: /^Private/ }).click();
    await expect(page.getByText('Nobody yet. Only you see this folder.')).toBeVisible();
    await expect(page.getByText('Nothing in this folder yet')).toBeVisible();
    await addPhotos(page, 'mist');
    await friend.goto(`/photo/${id}?folder=private`);
    await expect(friend.getByText('Private photo', { exact: true })).toBeVisible();
    await page.goto(`/photo/${friendId}`);
    await page.getByRole('button', { name: 'Show my private photos' }).click();
    await expect(page.getByRole('button', { name: 'Close my private photos' })).toBeVisible();
    await friend.reload();
    await expect(friend.getByRole('img', { name: /^Photo 1 by/ })).toBeVisible();
    await page.goto('/album?folder=private');
    await page.getByRole('button', { name: /^Remove / }).click();
    await expect(page.getByText('Nobody yet. Only you see this folder.')).toBeVisible();
    await friend.reload();
    await expect(friend.getByText('Private photo', { exact: true })).toBeVisible();
  });

  await test.step('deleting asks first', async () => {
    await menu(1).click();
    await page.getByRole('menuitem', { name: 'Delete' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
    await expect(page.getByText('Nothing in this folder yet')).toBeVisible();
  });

  await test.step('guests see what is public, in their language, and where to log in', async () => {
    const guest = await journey.open({ locale: 'de-DE', size: 'phone', colorScheme: 'dark' });
    const reply = await guest.goto(`/de/photo/${id}`);
    expect(await reply?.text()).toContain('Red sky over hills');
    await expect(guest.getByRole('heading', { level: 1, name: /^Fotos von/ })).toBeVisible();
    await guest.getByRole('link', { name: /^Geheim/ }).click();
    await guest.getByRole('button', { name: /Geheimes Foto/ }).click();
    await expect(guest.getByRole('dialog').getByRole('button', { name: 'Anmelden' })).toBeVisible();
    await guest.setViewportSize({ width: 320, height: 700 });
    await expectNoSidewaysScroll(guest);
  });
});

test('a photo that was deleted though the reply is lost is gone from the album', async ({ journey }) => {
  journey.tolerate({ network: 'ERR_CONNECTION_RESET', path: '/v1/uploads' });
  const page = await journey.open({ size: 'phone' });
  await enterAsOwner(page, 0);
  await page.goto('/album');
  await addPhotos(page, 'alps', 'dusk');
  const tiles = page.locator('[data-testid=photo-shelf] > li');
  await expect(tiles).toHaveCount(2);
  await loseReply(page, 'DELETE', '**/v1/uploads*');
  await page.getByRole('button', { name: 'Photo 1: more' }).click();
  await page.getByRole('menuitem', { name: 'Delete' }).click();
  const dialog = page.getByRole('alertdialog');

  await dialog.getByRole('button', { name: 'Delete' }).click();

  await expect(dialog.getByText('Oops, Network is unreachable')).toBeVisible();
  await dialog.getByRole('button', { name: 'Keep it' }).click();
  await expect(tiles).toHaveCount(1);
});
