import { type Page, expect } from '@playwright/test';

export interface Member {
  readonly id: number;
  readonly name: string;
  readonly email: string;
  readonly password: string;
  readonly token: string;
}

let made = 0;

/**
 * Registers somebody who is done with the first steps, and signs them in on this page unless they are to do so
 * themselves.
 */
export async function makeMember(
  page: Page,
  firstName: string,
  { signIn = true, language = 'en' } = {},
): Promise<Member> {
  made += 1;
  const tag = `${Date.now().toString(36).slice(-5)}${process.pid % 1_000}${made}`;
  const member = {
    name: `${firstName} ${tag}`.slice(0, 20),
    email: `${firstName}.${tag}@example.com`.toLowerCase(),
    password: `correct horse ${tag}`,
  };
  const clientId = `journey-${tag}-browser`;
  const headers = { 'x-client-id': clientId };

  const registered = await page.request.post('/v1/register', { headers, data: { ...member, agreed: true } });
  expect(registered.status(), await registered.text()).toBe(201);
  const session = (await registered.json()) as Session;
  const known = { ...headers, authorization: `Bearer ${session.token}` };
  const changed = await page.request.put('/v1/user', {
    headers: known,
    data: { gender: made % 2, birthday: '1990-05-05', languages: [language], skipped: ['seeking', 'place', 'photo'] },
  });
  expect(changed.status(), await changed.text()).toBe(200);
  const { id } = (await (await page.request.get('/v1/me', { headers: known })).json()) as { id: number };

  await keep(page, { clientId, ...(signIn ? kept(session) : {}) });
  return { ...member, id, token: session.token };
}

/** The same member on another device. */
export async function signInAgain(page: Page, { email, password, id }: Member): Promise<void> {
  const clientId = `journey-${id}-other`;
  const reply = await page.request.post('/v1/authenticate', {
    headers: { 'x-client-id': clientId },
    data: { email, password },
  });
  expect(reply.status(), await reply.text()).toBe(200);
  await keep(page, { clientId, ...kept((await reply.json()) as Session) });
}

interface Session {
  readonly token: string;
  readonly channel: string;
  readonly alive_seconds: number;
}

function kept({ token, channel, alive_seconds }: Session) {
  return { tokenTime: Date.now() + alive_seconds * 1_000, channel, token };
}

/** Puts values where the program looks for them when it starts. */
async function keep(page: Page, values: Readonly<Record<string, unknown>>): Promise<void> {
  await page.goto('/language');
  await page.evaluate(
    (entries) => entries.forEach(([name, value]) => localStorage.setItem(`app.${name}`, JSON.stringify(value))),
    Object.entries(values),
  );
}
