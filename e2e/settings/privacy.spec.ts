import { makeAccount, openAs } from '../accounts/make-account.ts';
import { expect, test } from '../support/journey.ts';
import { loseReply } from '../support/lose-reply.ts';

// covers: /setting/privacy
test('each choice is saved at once and shows how others see the member', async ({ journey }) => {
  const page = await journey.open({ size: 'phone' });
  const account = await makeAccount(page);
  await openAs(page, account, '/setting/privacy');
  const row = (sight: string) => page.getByRole('listitem').filter({ hasText: sight });
  await expect(row('A visitor without an account')).toContainText('Sees nothing');

  await page
    .getByRole('radiogroup', { name: 'Who can see my profile' })
    .getByRole('radio', { name: /^Everyone/ })
    .check();
  await expect(row('A visitor without an account')).toContainText('Sees your profile');
  await expect(page.getByRole('status').filter({ hasText: /saved/i })).toBeVisible();
  await page
    .getByRole('radiogroup', { name: 'Who can write to me' })
    .getByRole('radio', { name: /^Friends/ })
    .check();
  await expect(row('A first message')).toContainText('Only from friends');
  await page
    .getByRole('radiogroup', { name: 'Friend requests' })
    .getByRole('radio', { name: /^Accept directly/ })
    .check();
  await expect(row('A friend request')).toContainText('Accepted at once');
  await page.getByRole('switch', { name: /^Show when I am online/ }).uncheck();
  await expect(row('Online dot')).toContainText('Never shown');
  await page.getByRole('switch', { name: /^Read receipts and typing/ }).uncheck();
  await page.getByRole('switch', { name: /^Only messages in my language/ }).check();
  await expect(row('A message in another language')).toContainText('Sent back');
  await expect(page.getByRole('status').filter({ hasText: /saved/i })).toBeVisible();

  await page.reload();
  await expect(row('A visitor without an account')).toContainText('Sees your profile');
  await expect(page.getByRole('switch', { name: /^Show when I am online/ })).not.toBeChecked();
  await expect(page.getByRole('switch', { name: /^Read receipts and typing/ })).not.toBeChecked();
  await expect(page.getByRole('switch', { name: /^Only messages in my language/ })).toBeChecked();
});

test('a choice that cannot be saved goes back', async ({ journey }) => {
  journey.tolerate({ status: 500, path: '/v1/user' });
  const page = await journey.open();
  const account = await makeAccount(page);
  await openAs(page, account, '/setting/privacy');
  const members = page
    .getByRole('radiogroup', { name: 'Who can see my profile' })
    .getByRole('radio', { name: /^Members/ });
  await expect(members).toBeChecked();
  await page.route('**/v1/user*', (route) =>
    route.request().method() === 'PUT'
      ? route.fulfill({
          status: 500,
          contentType: 'application/json',
          body: '{"code":500000,"message":"Not today","request_id":"r"}',
        })
      : route.continue(),
  );
  await page
    .getByRole('radiogroup', { name: 'Who can see my profile' })
    .getByRole('radio', { name: /^Hidden/ })
    .click();
  await expect(page.getByText('Not today')).toBeVisible();
  await expect(members).toBeChecked();
});

test('a choice whose reply is lost shows what holds', async ({ journey }) => {
  journey.tolerate({ network: 'ERR_CONNECTION_RESET', path: '/v1/user' });
  const page = await journey.open();
  const account = await makeAccount(page);
  // Nothing else tells the page of the change.
  await page.routeWebSocket(/\/v1\/realtime/, () => {});
  await openAs(page, account, '/setting/privacy');
  const choices = page.getByRole('radiogroup', { name: 'Who can see my profile' });
  await expect(choices.getByRole('radio', { name: /^Members/ })).toBeChecked();
  await loseReply(page, 'PUT', '**/v1/user*');
  await choices.getByRole('radio', { name: /^Everyone/ }).click();

  await expect(page.getByText('Oops, Network is unreachable')).toBeVisible();
  await expect(choices.getByRole('radio', { name: /^Everyone/ })).toBeChecked();
});
