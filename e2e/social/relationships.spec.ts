import type { Page } from '@playwright/test';
import { enterAsFinished, putUser } from '../profiles/enter-member.ts';
import { expectAccessible } from '../support/expect-accessible.ts';
import { expect, test } from '../support/journey.ts';
import { ownId } from '../support/member.ts';
import { tokenOf } from '../support/token-of.ts';

// covers: /user/friend
// covers: /user/blacklist
// covers: /user/visitor

/** The member's own page, which knows who they are. */
async function idOf(page: Page): Promise<number> {
  await page.goto('/me');
  await expect(page.getByRole('heading', { level: 1, name: 'Me' })).toBeVisible();
  return ownId(page);
}
async function writeTo(page: Page, memberId: number): Promise<void> {
  const token = await tokenOf(page);
  const data = { user_id: memberId, message_type: 'text', message_content: 'Hello', client_id: crypto.randomUUID() };
  const reply = await page.request.post('/v1/messages', { data, headers: { authorization: `Bearer ${token}` } });
  expect(reply.status(), await reply.text()).toBeLessThan(300);
}
const counterOf = (page: Page) =>
  page.evaluate(
    () => (JSON.parse(localStorage.getItem('app.account') ?? '{}') as { counter: { request: number } }).counter.request,
  );

// covers: The chat badge shows messages; the me badge likeme + request + order
// covers: Lists of friends, requests, blocked members and visitors
test('a request is accepted, a visit is listed, and a block ends everything, live on both sides', async ({
  journey,
}) => {
  // The server renders pages as a guest sees them; to one these members, shown to members only, are not there.
  journey.tolerate(
    { status: 404, path: '/profile/*' },
    { status: 404, path: '/v1/user/*' },
    { status: 400, path: '/v1/user/*' },
  );
  // What a profile shows is asked for beside it.
  for (const path of ['/v1/answers/*', '/v1/photos/*', '/v1/feeds/user/*']) journey.tolerate({ status: 404, path });
  const hers = await journey.open({ size: 'phone', colorScheme: 'dark' });
  const her = await enterAsFinished(hers, { gender: 0 });
  const herId = await idOf(hers);

  const his = await journey.open();
  const him = await enterAsFinished(his, { gender: 1 });
  const hisId = await idOf(his);
  await his.goto(`/profile/${herId}`);
  await his.getByRole('button', { name: 'Add friend' }).press('Enter');
  await expect(his.getByRole('button', { name: 'Request sent' })).toBeFocused();

  // The me tab counts it at once, the list shows who asks, and having looked empties the counter.
  await expect(hers.getByRole('link', { name: 'Me 1 new' })).toBeVisible();
  await hers.getByRole('link', { name: /^Friends/ }).click();
  await expect(hers.getByRole('listitem').filter({ hasText: him })).toBeVisible();
  await expect.poll(() => counterOf(hers)).toBe(0);
  await expectAccessible(hers);

  // He has written to her and shows his profile to friends: she hears the reason.
  await writeTo(his, herId);
  await putUser(his, { visibility: 'friends' });
  await hers.goto(`/profile/${hisId}`);
  await expect(hers.getByRole('heading', { name: 'This profile is for friends and VIP members' })).toBeVisible();
  await expect(hers.getByRole('button', { name: 'Upgrade to VIP' })).toBeVisible();
  await expectAccessible(hers);
  await putUser(his, { visibility: 'registered' });
  await hers.goto('/user/request');

  await hers.getByRole('button', { name: `Decline the request of ${him}` }).click();
  await expect(hers.getByText('Friend request declined')).toBeVisible();
  await hers.getByRole('button', { name: 'Undo' }).click();
  await hers.getByRole('button', { name: `Accept the request of ${him}` }).click();
  await expect(hers.getByRole('heading', { name: 'No requests' })).toBeVisible();
  await expect(his.getByRole('button', { name: 'Friends' })).toBeVisible();

  // Friends keep a note and a place at the head of the list.
  await his.goto('/user/friend');
  await his.getByRole('button', { name: `More about ${her}` }).click();
  await his.getByRole('menuitem', { name: 'Private note' }).click();
  await his.getByRole('textbox', { name: 'Private note' }).fill('met in Verona');
  await his.getByRole('button', { name: 'Save' }).click();
  await expect(his.getByRole('listitem').filter({ hasText: 'met in Verona' })).toBeVisible();

  // He opened her profile: she sees it, and opening his leaves her on his list.
  await hers.goto('/user/visitor');
  await expect(hers.getByRole('article').filter({ hasText: him })).toBeVisible();

  await hers.goto(`/profile/${hisId}`);
  await hers.getByRole('button', { name: 'More: note, report, block' }).first().click();
  await hers.getByRole('menuitem', { name: 'Block' }).click();
  await hers.getByRole('alertdialog').getByRole('button', { name: 'Block' }).click();
  await expect(
    hers.getByText('You are blocking this user, he/she can NOT reply your message.').filter({ visible: true }),
  ).toBeVisible();
  await expect(his.getByRole('heading', { name: 'No friends yet' })).toBeVisible();
  await his.goto(`/profile/${herId}`);
  await expect(his.getByRole('heading', { name: 'Page not found' })).toBeVisible();

  await hers.goto('/user/blacklist');
  await hers.getByRole('button', { name: `Unblock ${him}` }).click();
  await expect(hers.getByRole('heading', { name: 'You have not blocked anyone' })).toBeVisible();
  await his.goto(`/profile/${herId}`);
  await expect(his.getByRole('button', { name: 'Add friend' })).toBeVisible();
});

test('who may not ask again yet reads it before the press', async ({ journey }) => {
  journey.tolerate({ status: 404, path: '/profile/*' });
  const hers = await journey.open();
  await enterAsFinished(hers, { gender: 0 });
  const her = await idOf(hers);
  const his = await journey.open({ size: 'phone' });
  const him = await enterAsFinished(his, { gender: 1 });
  await his.goto(`/profile/${her}`);
  await his.getByRole('button', { name: 'Add friend' }).click();
  await expect(his.getByRole('button', { name: 'Request sent' })).toBeVisible();

  await hers.goto('/user/request');
  await hers.getByRole('button', { name: `Decline the request of ${him}` }).click();

  // She leaves within the undo time: the next page declines at the latest.
  await expect(hers.getByText('Friend request declined')).toBeVisible();
  await hers.goto('/home');
  await his.getByRole('button', { name: /^Ask again from/ }).click({ timeout: 20_000 });
  await expect(his.getByText(/^Your last request was not accepted\. You can ask again from/)).toBeVisible();
  await expect(his.getByRole('button', { name: 'Add friend' })).toHaveCount(0);
  await expectAccessible(his);
});
