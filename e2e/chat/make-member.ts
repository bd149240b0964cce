import { type Page, expect } from '@playwright/test';

export interface Member {
  readonly id: number;
  readonly name: string;
  readonly email: string;
  readonly password: string;
  readonly token: string;
}

let made = 0;

/** Registers somebody who is done with the first steps, and signs them in on this page unless they are to do so themselves. */
export async function makeMember(page: Page, firstName: string, { signIn = true, language = 'en' } = {}): Promise<Member> {
  made += 1;
  const tag = `${Date.now().toString(36).slice(-5)}${process.pid % 1_000}${made}`;
  const member = { name: `${firstName} ${tag}`.slice(0, 20), email: `${firstName}.${tag}@example.com`.toLowerCase(), password: `correct horse ${tag}` };
  const clientId = `journey-${tag}-browser`;
  const headers = { 'x-client-id': clientId };

  const registered = await page.request.post('/v1/register', { headers, data: { ...member, agreed: true } });
  expect(registered.status(), await registered.text()).toBe(201);
  const session = (await registered.json()) as { token: string; channel: string; alive_seconds: number };
  const known = { ...headers, authorization: `Bearer ${session.token}` };
  const changed = await page.request.put('/v1/user', { headers: known, data: { gender: made % 2, birthday: '1990-05-05', languages: [language], skipped: ['seeking', 'place', 'photo'] } });
  expect(changed.status(), await changed.text()).toBe(200);
  const { id } = (await (await page.request.get('/v1/me', { headers: known })).json()) as { id: number };

  await page.goto('/language');
  const kept = { clientId, ...(signIn ? { tokenTime: Date.now() + session.alive_seconds * 1_000, channel: session.channel, token: session.token } : {}) };
  await page.evaluate((entries) => entries.forEach(([name, value]) => localStorage.setItem(`app.${name}`, JSON.stringify(value))), Object.entries(kept));
  return { ...member, id, token: session.token };
}
