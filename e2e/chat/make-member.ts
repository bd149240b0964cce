import { type Page, expect } from '@playwright/test';
import {
  insertMemberFor,
  insertMemberInto,
  type JourneyMember,
  type MemberDetails,
  sessionValues,
  storeForStart,
} from '../support/member.ts';

export interface Member extends Pick<JourneyMember, 'id' | 'email' | 'password' | 'token'> {
  readonly name: string;
}

let made = 0;

/**
 * Makes a member who is done with the first steps and has a name that can be read, and signs them in on this page
 * unless they are to do so themselves.
 */
export async function makeMember(
  page: Page,
  firstName: string,
  { signIn = true, language = 'en' } = {},
): Promise<Member> {
  const details = detailsOf(firstName, language);
  const member = await insertMemberFor(page, details);
  await storeForStart(page, { clientId: details.clientId, ...(signIn ? sessionValues(member) : {}) });
  return member;
}

/** Makes such a member without a window: somebody whom a journey only writes to, or who acts by calls. */
export async function addMember(firstName: string): Promise<Member> {
  return insertMemberInto('main', detailsOf(firstName, 'en'));
}

function detailsOf(firstName: string, language: string): MemberDetails & { readonly clientId: string } {
  made += 1;
  const tag = `${Date.now().toString(36).slice(-5)}${process.pid % 1_000}${made}`;
  return {
    name: `${firstName} ${tag}`.slice(0, 20),
    clientId: `journey-${tag}-browser`,
    profile: { gender: made % 2 === 0 ? 0 : 1, birthday: '1990-05-05', languages: [language] },
    skipped: ['seeking', 'place', 'photo'],
  };
}

/** The same member on another device. */
export async function signInAgain(page: Page, { email, password, id }: Member): Promise<void> {
  const clientId = `journey-${id}-other`;
  const reply = await page.request.post('/v1/authenticate', {
    headers: { 'x-client-id': clientId },
    data: { email, password },
  });
  expect(reply.status(), await reply.text()).toBe(200);
  await storeForStart(page, { clientId, ...sessionValues((await reply.json()) as JourneyMember) });
}
