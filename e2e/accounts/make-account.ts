import { type Page, expect } from '@playwright/test';
import { readCode } from './read-code.ts';

export interface MadeAccount {
  readonly name: string;
  readonly email: string;
  readonly password: string;
  readonly token: string;
}

const headersOf = (device: string) => ({ 'x-client-id': device });

/** Registers somebody on a device of their own who is done with the first steps, without touching the page. */
export async function makeAccount(page: Page, device = newDevice()): Promise<MadeAccount> {
  const name = `acc_${Math.random().toString(36).slice(2, 11)}`;
  const account = { name, email: `${name}@example.com`, password: 'quiet river 41' };
  const reply = await page.request.post('/v1/register', {
    headers: headersOf(device),
    data: { ...account, agreed: true },
  });
  expect(reply.status(), await reply.text()).toBe(201);
  const { token } = (await reply.json()) as { token: string };
  const steps = { gender: 1, birthday: '1990-05-04', skipped: ['seeking', 'place', 'languages', 'photo'] };
  const done = await page.request.put('/v1/user', { headers: { authorization: `Bearer ${token}` }, data: steps });
  expect(done.status(), await done.text()).toBe(200);
  return { ...account, token };
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

export function newDevice(): string {
  return `journey-${Math.random().toString(36).slice(2)}`;
}

/** Opens a page of the site as this account, without the doors. */
export async function openAs(page: Page, account: MadeAccount, path: string): Promise<void> {
  await page.route('**/favicon.ico', (route) => route.fulfill({ status: 204 }));
  await page.goto('/robots.txt');
  await page.evaluate((token) => {
    localStorage.setItem('app.token', JSON.stringify(token));
    localStorage.setItem('app.tokenTime', JSON.stringify(Date.now() + 3_600_000));
  }, account.token);
  await page.goto(path);
}

/** Types a login into the doors that are open. */
export async function logIn(page: Page, { email, password }: MadeAccount): Promise<void> {
  const form = page.locator('#login');
  await form.getByLabel('E-mail, phone or username').fill(email);
  await form.getByLabel('Password', { exact: true }).fill(password);
  await form.getByRole('button', { name: 'Log in' }).click();
}
