import type { Page } from '@playwright/test';
import { expectAccessible } from '../support/expect-accessible.ts';
import { expect, isChinaDomain, type Journey, test } from '../support/journey.ts';
import { storeForStart } from '../support/member.ts';
import type { Screen } from '../support/screen.ts';
import { type MadeAccount, makeAccount, openAs, verifyAccount } from './make-account.ts';

/** Gives the browser an authenticator that verifies its owner at once. */
async function addAuthenticator(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('WebAuthn.enable');
  await session.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
}

/** Passkeys belong to a host name, not to a network address. This one is the China domain. */
function namedSite(): string {
  return (test.info().project.use.baseURL ?? '').replace('127.0.0.1', 'localhost');
}

/** A window at the named site whose browser has an authenticator, and a member with a proven address. */
async function openWithAuthenticator(journey: Journey, screen: Screen = {}) {
  journey.tolerate({ status: 400, path: '/v1/verify' }, { status: 400, path: '/v1/passkeys/*' });
  const page = await journey.open({ ...screen, baseURL: namedSite() });
  const account = await makeAccount(page);
  await verifyAccount(page, account);
  await addAuthenticator(page);
  return { page, account };
}

async function confirm(page: Page, { password }: MadeAccount): Promise<void> {
  const proof = page.getByRole('dialog', { name: 'Confirm that it is you' });
  await proof.getByLabel('Password', { exact: true }).fill(password);
  await proof.getByRole('button', { name: 'Confirm' }).click();
}

async function addPasskey(page: Page, account: MadeAccount): Promise<void> {
  await openAs(page, account, '/setting/security?lang=en');
  await page.getByRole('button', { name: 'Add a passkey' }).click();
  await confirm(page, account);
  await expect(page.getByText('Passkey 1')).toBeVisible();
}

/** Forgets the session, as a browser without one. */
async function openLoginForm(page: Page): Promise<void> {
  await storeForStart(page, {});
  await page.evaluate(() => localStorage.clear());
  await page.context().clearCookies();
  await page.goto('/?type=login&lang=en');
}

// covers: POST /passkeys
// covers: PUT /passkeys/:id
// covers: DELETE /passkeys/:id
// covers: POST /passkeys/login
test('a passkey is added, named, used for a login, then removed', async ({ journey }) => {
  const { page, account } = await openWithAuthenticator(journey, { size: 'phone' });

  await addPasskey(page, account);
  await expect(page.getByText('Not used yet')).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Rename Passkey 1' }).click();
  await page.getByLabel('Name of the passkey').fill('My phone');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('My phone')).toBeVisible();

  // The authenticator would answer the suggestions of the login field before the button is pressed.
  await page.addInitScript(() => {
    PublicKeyCredential.isConditionalMediationAvailable = () => Promise.resolve(false);
  });
  await openLoginForm(page);
  await page.getByRole('button', { name: 'Use a passkey' }).click();
  await expect(page).toHaveURL(/\/home$/);

  await page.goto('/setting/security');
  await expect(page.getByText('Last used on')).toBeVisible();
  await page.getByRole('button', { name: 'Remove My phone' }).click();
  await confirm(page, account);
  await expect(page.getByText('My phone')).toHaveCount(0);
});

test('a passkey confirms a change in place of the password', async ({ journey }) => {
  const { page, account } = await openWithAuthenticator(journey, { size: 'phone' });
  await addPasskey(page, account);

  await page.getByRole('button', { name: 'Remove Passkey 1' }).click();
  const proof = page.getByRole('dialog', { name: 'Confirm that it is you' });
  await expect(proof.getByRole('button', { name: 'Use a passkey' })).toBeVisible();
  await expectAccessible(page);
  await proof.getByRole('button', { name: 'Use a passkey' }).click();

  await expect(page.getByText('Passkey 1')).toHaveCount(0);
});

test('the login field suggests the passkey', async ({ journey }) => {
  const { page, account } = await openWithAuthenticator(journey);
  await addPasskey(page, account);

  // The authenticator answers as soon as the field is there: nobody has to press anything.
  await openLoginForm(page);

  await expect(page).toHaveURL(/\/home$/);
});

test('a login at a bare network address says that passkeys do not work there', async ({ journey }) => {
  test.skip(isChinaDomain, 'its address has a name');
  const page = await journey.open({ size: 'phone' });
  await page.goto('/?type=login');

  await page.getByRole('button', { name: 'Use a passkey' }).click();

  await expect(page.getByText('Passkeys do not work in this browser or at this address.')).toBeVisible();
  await expectAccessible(page);
});
