import { expect, test } from '../support/journey.ts';
import { makeMember } from './make-member.ts';
import { lastMessage, log, say, sayMany } from './talk.ts';

// covers: Chat scroll offset 56 px: nearer to the end than this is at the end
test('older messages come without moving the reader, and new ones wait below', async ({ journey }) => {
  const [anna, ben] = [await journey.open(), await journey.open()];
  const [a, b] = [await makeMember(anna, 'Anna'), await makeMember(ben, 'Ben')];
  await sayMany(anna, a, b, ['First']);
  await sayMany(
    ben,
    b,
    a,
    Array.from({ length: 60 }, (_, line) => `Line ${line + 1}`),
  );
  await ben.goto(`/chat/${a.id}`);
  await anna.goto(`/chat/${b.id}`);
  await expect(lastMessage(anna)).toBeInViewport();
  await expect(log(anna).getByTestId('message')).toHaveCount(40);
  await log(anna).hover();
  // A little above the end: what comes now waits below.
  // While the first rows are still being measured the page holds on to its end, as it should: so until it has let go.
  await expect(async () => {
    const above = await log(anna).evaluate(async (box) => {
      box.scrollTop = box.scrollHeight - box.clientHeight - 400;
      await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
      return box.scrollHeight - box.clientHeight - box.scrollTop;
    });
    expect(above).toBeGreaterThan(300);
  }).toPass();
  const place = await log(anna).evaluate((box) => box.scrollTop);
  await say(ben, 'Still there?');
  const down = anna.getByRole('button', { name: 'Jump to the newest message, 1 new message' });
  await expect(down).toBeVisible();
  expect(await log(anna).evaluate((box) => box.scrollTop)).toBe(place);
  await expect(anna).toHaveTitle(/^\(1\) /);
  await expect(lastMessage(ben)).not.toContainText('Read');
  await down.click();
  await expect(lastMessage(anna)).toBeInViewport();
  await expect(lastMessage(ben)).toContainText('Read');
  await expect(anna).not.toHaveTitle(/^\(/);

  const seen = log(anna).getByText(/Line 23$/);
  await log(anna).evaluate((box) => void (box.scrollTop = 200));
  const before = (await seen.boundingBox())?.y ?? 0;
  await expect.poll(() => log(anna).getByTestId('message').count()).toBe(62);
  expect(Math.abs(((await seen.boundingBox())?.y ?? 0) - before)).toBeLessThan(2);
});

test('the list finds, filters and pins', async ({ journey }) => {
  const anna = await journey.open();
  const a = await makeMember(anna, 'Anna');
  const others = [];
  for (const name of ['Ben', 'Carl', 'Dora']) {
    const page = await journey.open();
    const member = await makeMember(page, name);
    await page.goto(`/chat/${a.id}`);
    await say(page, `Hello from ${name}`);
    await expect(lastMessage(page)).toContainText(/Hello.*(?:Sent|Delivered)/s);
    others.push({ page, member });
  }
  await anna.goto('/chats');
  const rows = anna.getByRole('list', { name: 'Chats' }).getByRole('listitem');
  await expect(rows).toContainText(['Dora', 'Carl', 'Ben']);
  await expect(anna.getByRole('heading', { name: 'Choose a chat' })).toBeVisible();

  await rows.filter({ hasText: 'Ben' }).getByRole('link').click();
  await anna.getByTestId('conversation-head').getByRole('button', { name: 'More' }).click();
  await anna.getByRole('menuitem', { name: 'Pin this chat' }).click();
  await expect(rows).toContainText(['Ben', 'Dora', 'Carl']);

  await anna.getByRole('button', { name: 'Unread' }).click();
  await expect(rows).toContainText(['Dora', 'Carl']);
  await anna.getByRole('button', { name: 'All', exact: true }).click();
  await anna.getByRole('searchbox', { name: 'Search chats' }).fill('carl');
  await expect(rows).toHaveCount(1);
  await expect(rows).toContainText(['Carl']);
});
