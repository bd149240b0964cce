import { expectAccessible } from '../support/expect-accessible.ts';
import { expect, test } from '../support/journey.ts';
import { addMember, makeMember } from './make-member.ts';
import { lastMessage, log, messageField, rowOf, say } from './talk.ts';

test('an own text is edited by keyboard and by touch, and both see it at once', async ({ journey }) => {
  const [anna, ben] = [await journey.open(), await journey.open({ size: 'phone', colorScheme: 'dark' })];
  const [a, b] = [await makeMember(anna, 'Anna'), await makeMember(ben, 'Ben')];
  await anna.goto(`/chat/${b.id}`);
  await say(anna, 'See you at sevn');
  await expect(lastMessage(anna)).toContainText(/sevn.*(?:Sent|Delivered)/s);
  await ben.goto(`/chat/${a.id}`);
  await expect(lastMessage(ben)).toContainText('See you at sevn');

  // The only message waits for an answer, so the composer is closed: the menu still edits.
  await rowOf(anna, 'See you at sevn').hover();
  await rowOf(anna, 'See you at sevn')
    .getByRole('button', { name: /^Your message/ })
    .click();
  await anna.getByRole('menuitem', { name: 'Edit' }).click();
  const field = anna.getByRole('textbox', { name: `Edit your message to ${b.name}` });
  await expect(field).toBeFocused();
  await expect(field).toHaveValue('See you at sevn');
  await expectAccessible(anna);
  await field.fill('See you at seven');
  await field.press('Enter');
  await expect(field).toBeHidden();
  await expect(lastMessage(anna)).toContainText(/See you at seven.*Edited/s);
  await expect(lastMessage(ben)).toContainText(/See you at seven.*Edited/s);

  await say(ben, 'Greta');
  await expect(anna.getByRole('link', { name: new RegExp(b.name) })).toContainText('Greta');
  await rowOf(ben, 'Greta')
    .getByRole('button', { name: /^Your message/ })
    .dispatchEvent('click');
  await ben.getByRole('menuitem', { name: 'Edit' }).click();
  await ben.getByRole('textbox', { name: /^Edit your message/ }).fill('Great');
  await ben.getByRole('button', { name: 'Save changes' }).click();
  await expect(lastMessage(anna)).toContainText(/Great.*Edited/s);
  await expect(anna.getByRole('link', { name: new RegExp(b.name) })).toContainText('Great');

  // The arrow up in the empty field edits the last own text; Escape leaves it, and a draft is untouched.
  await messageField(anna).press('ArrowUp');
  await expect(field).toHaveValue('See you at seven');
  await field.press('Escape');
  await expect(messageField(anna)).toBeFocused();
  await messageField(anna).fill('A draft');
  await messageField(anna).press('ArrowUp');
  await expect(messageField(anna)).toHaveValue('A draft');
  await expect(log(anna).getByTestId('message')).toHaveCount(2);
});

test('a double tap or a key reacts, a swipe or a key replies, and scrolling does neither', async ({ journey }) => {
  const [anna, ben] = [await journey.open(), await journey.open({ size: 'phone' })];
  const [a, b] = [await makeMember(anna, 'Anna'), await makeMember(ben, 'Ben')];
  await anna.goto(`/chat/${b.id}`);
  await say(anna, 'Tea or coffee?');
  await ben.goto(`/chat/${a.id}`);
  await say(ben, 'Tea with lemon, always');
  const row = rowOf(ben, 'Tea or coffee?');
  const place = async () => {
    const box = await row.boundingBox();
    if (box === null) throw new Error('The message is not on the screen');
    return { x: box.x + 60, y: box.y + 20 };
  };
  const touch = await ben.context().newCDPSession(ben);
  const drag = async (dx: number, dy: number) => {
    const from = await place();
    await touch.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [from] });
    for (const part of [0.3, 0.6, 1])
      await touch.send('Input.dispatchTouchEvent', {
        type: 'touchMove',
        touchPoints: [{ x: from.x + dx * part, y: from.y + dy * part }],
      });
    await touch.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
  };
  const replying = (page: typeof ben) => page.getByRole('status').filter({ hasText: 'Reply to ' });

  await drag(20, 90);
  await expect(replying(ben)).toHaveCount(0);
  await drag(110, 4);
  await expect(replying(ben)).toContainText('Tea or coffee?');

  // The times are given, so that a slow machine taps as quickly as a fast one.
  const at = Date.now() / 1_000;
  const point = await place();
  for (const timestamp of [at, at + 0.1]) {
    await touch.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [point], timestamp });
    await touch.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [], timestamp: timestamp + 0.03 });
  }
  await expect(rowOf(anna, 'Tea or coffee?').locator('[aria-pressed]', { hasText: '❤️' })).toBeVisible();

  await log(anna).focus();
  await anna.keyboard.press('ArrowUp');
  await anna.keyboard.press('l');
  await expect(rowOf(ben, 'Tea with lemon').locator('[aria-pressed]', { hasText: '❤️' })).toBeVisible();
  await anna.keyboard.press('r');
  await expect(replying(anna)).toContainText('Tea with lemon');
});

test('an edit is shown in a conversation that began on this page, also without live events', async ({ journey }) => {
  const page = await journey.open();
  await makeMember(page, 'Anna');
  const b = await addMember('Ben');
  await page.routeWebSocket(/\/v1\/realtime/, () => {});
  await page.goto(`/chat/${b.id}`);
  await say(page, 'See you at sevn');
  await rowOf(page, 'See you at sevn').hover();
  await rowOf(page, 'See you at sevn')
    .getByRole('button', { name: /^Your message/ })
    .click();
  await page.getByRole('menuitem', { name: 'Edit' }).click();
  const field = page.getByRole('textbox', { name: `Edit your message to ${b.name}` });
  await field.fill('See you at seven');
  await field.press('Enter');

  await expect(lastMessage(page)).toContainText(/See you at seven.*Edited/s);
});
