import { type Page, expect } from '@playwright/test';
import { insertMemberFor, type JourneyMember, newDevice, storeForStart } from '../support/member.ts';
import { readCode } from './read-code.ts';

export { newDevice } from '../support/member.ts';

export type MadeAccount = JourneyMember;

const headersOf = (device: string) => ({ 'x-client-id': device });

/** Makes a member on a device of their own who is done with the first steps, without touching the page. */
export async function makeAccount(page: Page, device = newDevice()): Promise<MadeAccount> {
  return insertMemberFor(page, { clientId: device });
}

/** Signs in over the wire from another device. */
export async function enterFrom(page: Page, account: MadeAccount, device = newDevice()): Promise<string> {
  const reply = await page.request.post('/v1/authenticate', {
    headers: headersOf(device),
    data: { email: account.email, password: account.password },
  });
  expect(reply.status(), await reply.text()).toBe(200);
  return ((await reply.json()) as { token: string }).token;
}

/** Proves the account's address, as the prompt would. */
export async function verifyAccount(page: Page, account: MadeAccount): Promise<void> {
  const headers = { authorization: `Bearer ${account.token}` };
  await page.request.post('/v1/verify', { headers, data: { email: account.email, purpose: 'verify' } });
  const code = await readCode(page, account.email);
  const reply = await page.request.put('/v1/verify', { headers, data: { email: account.email, code } });
  expect(reply.status(), await reply.text()).toBe(200);
}

/** Opens a page of the site as this account, without a login. */
export async function openAs(page: Page, account: MadeAccount, path: string): Promise<void> {
  await storeForStart(page, { token: account.token, tokenTime: Date.now() + 3_600_000 });
  await page.goto(path);
}

/** Types a login into the doors that are open. */
export async function logIn(page: Page, { email, password }: MadeAccount): Promise<void> {
  const form = page.locator('#login');
  await form.getByLabel('E-mail, phone or username').fill(email);
  await form.getByLabel('Password', { exact: true }).fill(password);
  await form.getByRole('button', { name: 'Log in' }).click();
}
