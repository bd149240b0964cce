import { castEmail, castPassword } from '@peonia/testing/cast.ts';
import { type Page, expect } from '@playwright/test';
import { insertMemberFor, sessionValues, storeForStart, uniqueName } from '../support/member.ts';
import { tokenOf } from '../support/token-of.ts';

export { journeyPassword } from '../support/member.ts';

/** Opens the page as a member of the cast. One device each: past five the server asks for a code. */
export async function enterAsCast(page: Page, name: string): Promise<void> {
  const data = { email: castEmail(name), password: castPassword };
  const clientId = `journey-${castEmail(name)}`;
  const reply = await page.request.post('/v1/authenticate', { headers: { 'x-client-id': clientId }, data });
  expect(reply.status(), await reply.text()).toBe(200);
  await storeForStart(page, { clientId, ...sessionValues(await reply.json()) });
}

/** Makes a new member who has answered none of the first steps, and opens the page as them. Returns their name. */
export async function enterAsNew(page: Page): Promise<string> {
  const member = await insertMemberFor(page, {
    name: uniqueName('new'),
    profile: { gender: null, birthday: null },
    skipped: [],
  });
  await storeForStart(page, sessionValues(member));
  return member.name;
}

/** Makes a new member with gender and birthday, and opens the page as them. Returns their name. */
export async function enterAsFinished(
  page: Page,
  answers: { gender: 0 | 1; birthday?: string; seeking?: 'men' | 'women' | 'both' },
): Promise<string> {
  const member = await insertMemberFor(page, {
    name: uniqueName('new'),
    profile: { birthday: '1990-05-04', seeking: 'both', ...answers },
    skipped: ['place', 'languages', 'photo'],
  });
  await storeForStart(page, sessionValues(member));
  return member.name;
}

/** Changes the profile of the member behind the page. */
export async function putUser(page: Page, body: object): Promise<void> {
  const token = await tokenOf(page);
  const reply = await page.request.put('/v1/user', { data: body, headers: { authorization: `Bearer ${token}` } });
  expect(reply.status(), await reply.text()).toBe(200);
}
