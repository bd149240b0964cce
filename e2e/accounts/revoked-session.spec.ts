import type { Page, WebSocketRoute } from '@playwright/test';
import { refusedByEndedSession } from '../support/ended-session.ts';
import { expect, test } from '../support/journey.ts';
import { logIn, makeAccount, openAs } from './make-account.ts';

/** Stands between the page and the server's socket, to say what the server says to a member who is put out. */
async function holdSocket(page: Page): Promise<() => Promise<{ route: WebSocketRoute; seq: number }>> {
  let held: WebSocketRoute | null = null;
  let seq = -1;
  await page.routeWebSocket(/\/v1\/realtime/, (route) => {
    held = route;
    route.connectToServer().onMessage((message) => {
      const frame = JSON.parse(String(message)) as { type: string; seq?: number };
      seq = Math.max(seq, frame.seq ?? -1);
      route.send(message);
    });
  });
  return async () => {
    await expect.poll(() => seq, { message: 'the socket is ready' }).toBeGreaterThanOrEqual(0);
    return { route: held as unknown as WebSocketRoute, seq };
  };
}

async function expectOut(page: Page): Promise<void> {
  await expect(page.getByRole('dialog').locator('#login, [id=login]').first()).toBeVisible();
  expect(await page.evaluate(() => [localStorage.getItem('app.token'), localStorage.getItem('app.account')])).toEqual([
    null,
    null,
  ]);
}

// covers: A block event naming the member forces logout
test('a block event that names the member logs out at once, one that names another does nothing', async ({
  journey,
}) => {
  const page = await journey.open({ size: 'phone' });
  const account = await makeAccount(page);
  const socket = await holdSocket(page);
  await openAs(page, account, '/setting');
  const { route, seq } = await socket();
  const { id } = (await (
    await page.request.get('/v1/me', { headers: { authorization: `Bearer ${account.token}` } })
  ).json()) as { id: number };
  route.send(JSON.stringify({ type: 'event', seq: seq + 1, name: 'block', data: { user_id: id + 1 } }));
  await expect(page.getByTestId('settings')).toBeVisible();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  route.send(JSON.stringify({ type: 'event', seq: seq + 2, name: 'block', data: { user_id: id } }));
  await expectOut(page);
});

// covers: A kick event closes the socket and logs out
test('a kick closes the socket and logs out, and no new connection is tried', async ({ journey }) => {
  const page = await journey.open();
  const account = await makeAccount(page);
  const socket = await holdSocket(page);
  await openAs(page, account, '/setting');
  const { route } = await socket();
  let asked = 0;
  page.on('request', (request) => {
    if (request.url().includes('/pusher/authenticate')) asked += 1;
  });
  await page.clock.install();
  await route.close({ code: 4001, reason: 'kick' });
  await expectOut(page);
  await page.clock.fastForward(20_000);
  expect(asked).toBe(0);
});

// covers: POST /token/refresh
test('a refused token loads the page again, with the login form at once', async ({ journey }) => {
  journey.tolerate(...refusedByEndedSession('/v1/user', '/v1/mail_state'));
  const page = await journey.open();
  const account = await makeAccount(page);
  await openAs(page, account, '/setting/privacy');
  const audience = page.getByRole('radiogroup', { name: 'Who can see my profile' });
  await expect(audience).toBeVisible();
  await page.route('**/v1/token/refresh', (route) =>
    route.fulfill({ status: 401, json: { code: 400102, message: 'over', request_id: 'r' } }),
  );
  // In one task: a read of the page that came between would be refused first, and load the page under the pointer.
  await audience.getByRole('radio', { name: /^Friends/ }).evaluate((radio: HTMLInputElement) => {
    localStorage.setItem('app.tokenTime', '1');
    radio.click();
  });
  await expect(page).toHaveURL(/type=login&redirect=%2Fsetting%2Fprivacy/);
  await expect(page.getByText('Your session has ended. Log in again to continue where you left off.')).toBeVisible();
  await page.unrouteAll();
  await logIn(page, account);
  await expect(audience).toBeVisible();
});

test('a suspended member is shown the way to the people behind the product', async ({ journey }) => {
  journey.tolerate({ status: 400, path: '/v1/authenticate' });
  const page = await journey.open();
  const account = await makeAccount(page);
  // Only staff suspend, so the answer is told in their place.
  await page.route('**/v1/authenticate', (route) =>
    route.fulfill({
      status: 400,
      contentType: 'application/json',
      headers: { 'x-reason': 'account_suspended' },
      body: '{"code":400015,"message":"This account is suspended. Please contact us to find out why.","request_id":"r"}',
    }),
  );
  await page.goto('/?type=login');
  await logIn(page, account);
  const prompt = page.getByRole('alertdialog');
  await expect(prompt).toContainText('This account is suspended.');
  await expect(prompt).toContainText('Code 400015');
  await prompt.getByRole('button', { name: 'Contact us' }).click();
  await expect(page).toHaveURL(/\/contact$/);
});
