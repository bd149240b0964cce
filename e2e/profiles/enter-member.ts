import { castEmail, castPassword } from '@peonia/testing/cast.ts';
import { type Page, expect } from '@playwright/test';

interface Session {
  readonly token: string;
  readonly channel: string;
  readonly alive_seconds: number;
}

/** Password of every member that a journey makes. */
export const journeyPassword = 'journey-secret';

/**
 * Opens the page as a member of the cast, without going through the doors, which have journeys of their own. Sparingly:
 * past five devices the server asks for a code.
 */
export async function enterAsCast(page: Page, name: string): Promise<void> {
  await enter(page, '/v1/authenticate', { email: castEmail(name), password: castPassword }, 200);
}

/** Makes a new member who has answered none of the first steps, and opens the page as them. Answers their name. */
export async function enterAsNew(page: Page): Promise<string> {
  const name = `new_${Math.random().toString(36).slice(2, 10)}`;
  await enter(
    page,
    '/v1/register',
    { email: `${name}@example.com`, name, password: journeyPassword, agreed: true },
    201,
  );
  return name;
}

/** Makes a new member with gender and birthday, which is what it takes to act. */
export async function enterAsFinished(
  page: Page,
  answers: { gender: 0 | 1; birthday?: string; seeking?: string },
): Promise<string> {
  const name = await enterAsNew(page);
  await putUser(page, {
    birthday: '1990-05-04',
    seeking: 'both',
    skipped: ['place', 'languages', 'photo'],
    ...answers,
  });
  return name;
}

/** Changes the profile of the member behind the page. */
export async function putUser(page: Page, body: object): Promise<void> {
  const token = await page.evaluate(() => JSON.parse(localStorage.getItem('app.token') ?? 'null') as string);
  const reply = await page.request.put('/v1/user', { data: body, headers: { authorization: `Bearer ${token}` } });
  expect(reply.status(), await reply.text()).toBe(200);
}

async function enter(page: Page, door: string, body: object, status: number): Promise<void> {
  const reply = await page.request.post(door, { data: body });
  expect(reply.status(), await reply.text()).toBe(status);
  const session = (await reply.json()) as Session;
  // A page of the site without a program of its own, where the store can be written before anything reads it. It names no icon.
  await page.route('**/favicon.ico', (route) => route.fulfill({ status: 204 }));
  await page.goto('/robots.txt');
  await page.evaluate(({ token, channel, alive_seconds }) => {
    // Of whoever the page belonged to before.
    localStorage.removeItem('app.account');
    localStorage.setItem('app.token', JSON.stringify(token));
    localStorage.setItem('app.tokenTime', JSON.stringify(Date.now() + alive_seconds * 1_000));
    localStorage.setItem('app.channel', JSON.stringify(channel));
  }, session);
}
