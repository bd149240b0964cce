import type { Page } from '@playwright/test';
import { giveGold } from '../gifts/give-gold.ts';
import { landscapes } from '../media/pictures.ts';
import { expectAccessible } from '../support/expect-accessible.ts';
import { expect, test } from '../support/journey.ts';
import { addMember, makeMember } from './make-member.ts';
import { lastMessage, log, messageField, rowOf, say } from './talk.ts';

test.use({ actionTimeout: 15_000 });

test('photo, voice, gift, a file for sale, reactions, answers, taking back, deleting and reporting', async ({
  journey,
}) => {
  test.slow();
  const [anna, ben] = [await journey.open(), await journey.open({ size: 'phone', colorScheme: 'dark' })];
  const [a, b] = [await makeMember(anna, 'Anna'), await makeMember(ben, 'Ben')];
  await giveGold(anna, a, 60);
  await anna.goto(`/chat/${b.id}`);
  await ben.goto(`/chat/${a.id}`);

  await test.step('a photo of somebody new is hidden until it is wanted', async () => {
    await anna.locator('[data-testid=composer] input[type=file]').first().setInputFiles(landscapes('alps'));
    await messageField(anna).fill('Where I live');
    await anna.getByRole('button', { name: 'Send', exact: true }).click();
    await expect(log(anna).getByRole('button', { name: 'Photo 1 of 1' })).toBeVisible();
    await log(ben)
      .getByRole('button', { name: /Show the photo/ })
      .tap();
    await expect(log(ben).getByRole('button', { name: `Photo 1 of 1 by ${a.name}` })).toBeVisible();
    await say(ben, 'Beautiful');
    await expect(lastMessage(anna)).toContainText('Beautiful');
    await expect(
      anna.getByRole('complementary', { name: `About ${b.name}` }).getByRole('button', { name: 'Shared photo 1' }),
    ).toBeVisible();
  });

  await test.step('a voice is recorded, sent and played', async () => {
    await ben.getByRole('button', { name: 'Record a voice message' }).tap();
    await expect(ben.getByRole('timer', { name: 'Recording' })).toContainText('0:01');
    await ben.getByRole('button', { name: 'Stop recording' }).tap();
    await ben.getByRole('button', { name: 'Send', exact: true }).tap();
    const player = log(anna).getByRole('group', { name: `Voice message by ${b.name}` });
    await expect(player).toBeVisible({ timeout: 30_000 });
    await player.getByRole('button', { name: 'Play' }).click();
    await expect(player.getByRole('button', { name: 'Pause' })).toBeVisible();
    await expectAccessible(anna);
  });

  await test.step('a gift comes in with its note', async () => {
    await anna.getByRole('button', { name: 'Send a gift' }).click();
    const picker = anna.getByRole('dialog', { name: `A gift for ${b.name}` });
    await picker.getByRole('radio', { name: /^Rose/ }).check({ force: true });
    await picker.getByRole('textbox').fill('For your voice');
    await picker.getByRole('button', { name: 'Send for 5 gold' }).click();
    await expect(log(ben).locator('[data-testid=gift-message][data-new=true]')).toContainText('For your voice');
  });

  await test.step('a file for sale is bought once', async () => {
    await ben.locator('[data-testid=composer] input[type=file]').nth(1).setInputFiles(landscapes('dusk'));
    await ben.getByLabel('Price to unlock it').fill('15');
    await ben.getByRole('button', { name: 'Send', exact: true }).tap();
    await expect(log(ben).getByText(/15 gold/)).toBeVisible();
    const locked = log(anna).getByTestId('secret-file');
    await locked.getByRole('button', { name: 'Unlock for 15 gold' }).click();
    const pay = anna.getByRole('dialog', { name: 'Unlock this photo?' });
    await pay.getByRole('button', { name: 'Unlock for 15 gold' }).click();
    await anna.getByRole('dialog', { name: 'Unlocked' }).getByRole('button', { name: 'Done' }).click();
    await expect(
      log(anna)
        .getByTestId('secret-file')
        .getByRole('button', { name: /^Photo 1 of 1/ }),
    ).toBeVisible();
    await expect(log(anna).getByTestId('secret-file')).toContainText('Unlocked');
  });

  await test.step('a reaction by long press, an answer by keyboard', async () => {
    const where = rowOf(ben, 'Where I live');
    const box = await where.boundingBox();
    if (box === null) throw new Error('The message is not on the screen');
    const touch = await ben.context().newCDPSession(ben);
    await touch.send('Input.dispatchTouchEvent', {
      type: 'touchStart',
      touchPoints: [{ x: box.x + 40, y: box.y + box.height - 30 }],
    });
    await expect(where).toHaveAttribute('data-held');
    await touch.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
    await expect(ben.getByRole('menu', { name: 'This message' })).toBeVisible();
    await expectAccessible(ben);
    await ben.getByRole('group', { name: 'React' }).getByRole('button').nth(1).tap();
    await expect(rowOf(anna, 'Where I live').locator('[aria-pressed]', { hasText: '❤️' })).toBeVisible();

    await log(anna).focus();
    await anna.keyboard.press('ArrowUp');
    await anna.keyboard.press('Enter');
    await anna.getByRole('menuitem', { name: 'Reply' }).click();
    await messageField(anna).fill('Worth every coin');
    await messageField(anna).press('Enter');
    await expect(lastMessage(ben).getByTestId('quote')).toContainText('Secret file');
  });

  await test.step('taken back for both, deleted for one, reported', async () => {
    await say(anna, 'Oh, wrong person');
    await expect(lastMessage(ben)).toContainText('wrong person');
    await openMenu(anna, 'wrong person');
    await anna.getByRole('menuitem', { name: 'Recall for both' }).click();
    await expect(lastMessage(ben)).toContainText('This message was recalled');
    await expect(lastMessage(anna)).toContainText('You recalled this message');

    await openMenu(anna, 'Beautiful');
    await anna.getByRole('menuitem', { name: 'Delete for me' }).click();
    await anna.getByRole('alertdialog').getByRole('button', { name: 'Delete for me' }).click();
    await expect(log(anna).getByText('Beautiful')).toHaveCount(0);
    await expect(log(ben).getByText('Beautiful')).toHaveCount(1);

    await openMenu(anna, `Voice message by ${b.name}`);
    await anna.getByRole('menuitem', { name: 'Report' }).click();
    const report = anna.getByRole('dialog', { name: 'Report this message' });
    await report.getByRole('radio').first().check();
    await report.getByRole('button', { name: 'Send report' }).click();
    await expect(report).toHaveCount(0);
  });

  await test.step('all of it is there after a reload', async () => {
    await anna.reload();
    await expect(log(anna).getByTestId('gift-message')).toBeVisible();
    await expect(log(anna).getByTestId('secret-file')).toContainText('Unlocked');
    await expect(log(anna).getByText('Beautiful')).toHaveCount(0);
  });
});

test('a photo on its way to somebody is shown from this device', async ({ journey }) => {
  const page = await journey.open();
  await makeMember(page, 'Anna');
  const b = await addMember('Ben');
  await page.goto(`/chat/${b.id}`);
  await page.locator('[data-testid=composer] input[type=file]').first().setInputFiles(landscapes('alps'));
  const send = page.getByRole('button', { name: 'Send', exact: true });
  await expect(send).toBeEnabled();
  let store = () => {};
  const mayStore = new Promise<void>((resolve) => (store = resolve));
  const stored = page.waitForResponse('**/v1/messages');
  await page.route('**/v1/messages', async (route) => {
    await mayStore;
    await route.fallback();
  });
  // A slow network: pictures of the server come after the message is stored, which ends their former addresses.
  await page.route(/\/media\/[0-9a-f]{32}-/, async (route) => {
    await stored;
    await route.fallback();
  });

  await send.click();
  const picture = log(page).getByTestId('picture-image');
  await expect(picture).toHaveAttribute('src', /^blob:/);
  store();

  await expect(log(page).getByRole('button', { name: 'Photo 1 of 1' })).toBeVisible();
  await expect(picture).toHaveAttribute('src', /\/media\/signed\//);
});

async function openMenu(page: Page, words: string): Promise<void> {
  await rowOf(page, words).hover();
  await rowOf(page, words)
    .getByRole('button', { name: /message, / })
    .click();
}
