import type { Locator, Page } from '@playwright/test';
import { makeAccount, type MadeAccount, openAs } from '../accounts/make-account.ts';
import { expectAccessible } from '../support/expect-accessible.ts';
import { expect, test } from '../support/journey.ts';

const bearer = ({ token }: MadeAccount) => ({ authorization: `Bearer ${token}` });
const promptOf = (page: Page): Locator => page.getByRole('alertdialog');

// covers: A prompt has one button that leads to the solution
// covers: Status 0 and timeouts: network toast with Refresh
test('refusals that can be solved say so in a dialog, whose one button leads there', async ({ journey }) => {
  // The refusals themselves, and the page a guest gets of a profile for members.
  journey.tolerate(
    { status: 400, path: '/v1/sayhi' },
    { status: 400, path: '/v1/call/terms' },
    { status: 400, path: '/v1/feeds' },
    { status: 404, path: '/profile/*' },
  );
  const page = await journey.open();
  const member = await makeAccount(page);
  const greeted = await Promise.all(Array.from({ length: 6 }, async () => idOf(page, await makeAccount(page))));
  for (const id of greeted.slice(1))
    expect((await page.request.post('/v1/sayhi', { headers: bearer(member), data: { user_id: id } })).status()).toBe(
      201,
    );

  await test.step('a call that would begin one conversation too many has the same way out', async () => {
    await openAs(page, member, `/profile/${greeted[0]}`);
    await page.getByRole('main').getByRole('button', { name: 'Video call' }).first().click();
    const prompt = promptOf(page);
    await expect(prompt.getByText('Code 400058')).toBeVisible();
    await expect(prompt.getByRole('button', { name: 'Verify', exact: true })).toBeVisible();
    await expect(page.getByRole('dialog', { name: /^Call / })).toHaveCount(0);
    await page.keyboard.press('Escape');
    await expect(prompt).toHaveCount(0);
  });

  await test.step('more conversations than an unproven address may begin: verify it (400058)', async () => {
    await openAs(page, member, `/profile/${greeted[0]}`);
    await page
      .getByRole('main')
      .getByRole('button', { name: /^Say hi/ })
      .first()
      .click();
    await page.getByRole('button', { name: 'Send greeting' }).click();
    const prompt = promptOf(page);
    await expect(prompt.getByRole('heading', { name: 'Verify your e-mail address' })).toBeVisible();
    await expect(prompt.getByText('Code 400058')).toBeVisible();
    await expectAccessible(page);
    await prompt.getByRole('button', { name: 'Verify', exact: true }).click();
    await expect(
      page.getByRole('dialog', { name: 'Verify your e-mail address' }).getByRole('textbox', { name: 'E-mail' }),
    ).toHaveValue(member.email);
  });

  await test.step('a third post in a day: VIP (400057)', async () => {
    // Proving the address would bring the trial, which has no limit.
    const poster = await makeAccount(page);
    for (const content of ['first', 'second']) {
      const posted = await page.request.post('/v1/feeds', {
        headers: bearer(poster),
        data: { content, upload_ids: [], client_id: `of-today-${content}` },
      });
      expect(posted.status(), await posted.text()).toBe(201);
    }
    await openAs(page, poster, '/home');
    const post = page.getByRole('main').getByRole('form', { name: 'New post' });
    await post.getByRole('textbox').fill('third of today');
    await post.getByRole('button', { name: 'Post', exact: true }).click();
    const prompt = promptOf(page);
    await expect(prompt.getByText('Please upgrade to VIP to send more than 2 news feed in 24 hours')).toBeVisible();
    await prompt.getByRole('button', { name: 'Upgrade to VIP' }).click();
    await expect(page.getByRole('dialog').getByRole('radio').first()).toBeAttached();
    await page.keyboard.press('Escape');
    await expect(post.getByRole('textbox')).toHaveValue('third of today');
  });

  await test.step('no network: a word that stays, with the way to try again (status 0)', async () => {
    journey.tolerate({ network: 'ERR_INTERNET_DISCONNECTED', path: '/**' });
    await page.goto('/setting/privacy');
    // The name comes once the page is live; what happens to the network before is not heard.
    await expect(page.getByRole('button', { name: /^Account menu of/ })).toBeVisible();
    await page.context().setOffline(true);
    const gone = page.getByRole('alert').filter({ hasText: 'Network is gone' });
    await expect(gone.getByRole('button', { name: 'Refresh' })).toBeVisible();
    await page
      .getByRole('radiogroup', { name: 'Who can see my profile' })
      .getByRole('radio', { name: /^Friends/ })
      .click();
    const word = page.getByRole('alert').filter({ hasText: 'Oops, Network is unreachable' });
    await expect(word.getByRole('button', { name: 'Refresh' })).toBeVisible();
    await page.context().setOffline(false);
    await expect(word).toHaveCount(0);
  });

  await test.step('a page that the network kept back opens by itself once it is there again', async () => {
    const reason = page.getByRole('heading', { name: 'Oops, Network is unreachable' });
    await page.context().setOffline(true);
    await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: /^Meet/ }).click();
    await expect(reason).toBeVisible();
    await page.context().setOffline(false);
    await expect(reason).toHaveCount(0);
    await expect(page).toHaveURL(/\/encounter$/);
  });
});

test('a payment that is locked leads to contact (400073)', async ({ journey }) => {
  journey.tolerate({ status: 400, path: '/v1/payment/sandbox/purchase' });
  const page = await journey.open();
  await openAs(page, await makeAccount(page), '/bill');
  // Only staff lock payments, so the answer is told in their place.
  const message = 'Payments are locked for this account. Please contact us.';
  await page.route('**/v1/payment/*/purchase', (route) =>
    route.fulfill({
      status: 400,
      json: { code: 400073, message, request_id: 'r' },
      headers: { 'x-reason': 'payment_locked' },
    }),
  );
  await page.getByRole('main').getByRole('button', { name: 'Add gold' }).first().click();
  await page.getByRole('dialog').getByRole('button', { name: /^Pay / }).click();
  await expect(promptOf(page).getByText(message)).toBeVisible();
  await expect(promptOf(page).getByText('Code 400073')).toBeVisible();
  await promptOf(page).getByRole('button', { name: 'Contact us' }).click();
  await expect(page).toHaveURL(/\/contact$/);
});

test('a list for VIP members leads a guest to the login (400061)', async ({ journey }) => {
  journey.tolerate({ status: 400, path: '/v1/online' });
  const page = await journey.open();
  await page.goto('/user/online?verified=1');
  const prompt = promptOf(page);
  await expect(prompt.getByText('These search filters are for VIP members. Upgrade to use them.')).toBeVisible();
  await expect(prompt.getByText('Code 400061')).toBeVisible();
  await prompt.getByRole('button', { name: 'Upgrade to VIP' }).click();
  await expect(page.getByRole('tabpanel', { name: 'Log in' })).toBeVisible();
});

async function idOf(page: Page, account: MadeAccount): Promise<number> {
  return ((await (await page.request.get('/v1/me', { headers: bearer(account) })).json()) as { id: number }).id;
}
