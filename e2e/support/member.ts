import { pickLanguage } from '@peonia/i18n/languages.ts';
import type { Page } from '@playwright/test';
import type { InsertedMember, MemberRequest, ProgramName } from '../../tools/test/journey-requests.ts';
import { insertMember, staffProgram } from './control.ts';
import { screenOf } from './screen.ts';

/** A member with a session that no page shows yet. */
export interface JourneyMember extends InsertedMember {
  readonly name: string;
  readonly email: string;
  readonly password: string;
}

/** Password of every member that a journey inserts. */
export const journeyPassword = 'quiet river 41';

const finished = { gender: 1, birthday: '1990-05-04' } as const;

export type MemberDetails = Partial<Omit<MemberRequest, 'password'>>;

/**
 * Inserts a member into the program behind the page, in the page's language, without going through registration, which
 * has journeys of its own. Unless told otherwise the first steps are done.
 */
export async function insertMemberFor(page: Page, details: MemberDetails = {}): Promise<JourneyMember> {
  const { locale, baseURL } = screenOf(page);
  const program = baseURL === staffProgram ? 'staff' : 'main';
  return insertMemberInto(program, { language: pickLanguage(locale), ...details });
}

/** Inserts a member who needs no window: a journey only meets them. */
export async function insertMemberInto(
  program: ProgramName,
  { name = uniqueName('acc'), clientId = newDevice(), language = 'en', ...other }: MemberDetails,
): Promise<JourneyMember> {
  const member = {
    name,
    email: `${name.toLowerCase().replaceAll(' ', '.')}@example.com`,
    password: journeyPassword,
  };
  const request = {
    ...member,
    clientId,
    language,
    profile: finished,
    skipped: ['seeking', 'place', 'languages', 'photo'],
    ...other,
  };
  return { ...member, ...(await insertMember(request, program)) };
}

/** Two members are never called the same, in whichever worker they are made. */
export function uniqueName(start: string): string {
  return `${start}_${Math.random().toString(36).slice(2, 11)}`;
}

export function newDevice(): string {
  return `journey-${Math.random().toString(36).slice(2)}`;
}

/** Writes values where the web app looks for them at its start, then leaves the page on an empty document. */
export async function storeForStart(page: Page, values: Readonly<Record<string, unknown>>): Promise<void> {
  // Not a page of the server: the app would start. The route is removed, because routing switches the HTTP cache off.
  const body = '<!doctype html><link rel="icon" href="data:,">';
  await page.route('**/empty-document', (route) => route.fulfill({ contentType: 'text/html', body }));
  await page.goto('/empty-document');
  await page.unroute('**/empty-document');
  const hasToken = await page.evaluate((entries) => {
    // Of the member that the page belonged to before.
    localStorage.removeItem('app.account');
    for (const [name, value] of entries) localStorage.setItem(`app.${name}`, JSON.stringify(value));
    return localStorage.getItem('app.token') !== null;
  }, Object.entries(values));
  // Not by the page: the browser may ask for the next document before such a cookie has reached its store.
  if (hasToken) await page.context().addCookies([{ name: 'signed_in', value: '1', url: page.url(), sameSite: 'Lax' }]);
}

/** Returns the id of the member behind the page, once the page has loaded the account. */
export async function ownId(page: Page): Promise<number> {
  const account = await page.waitForFunction(() => localStorage.getItem('app.account'));
  return (JSON.parse(String(await account.jsonValue())) as { id: number }).id;
}

/** What the web app stores of a session. */
export function sessionValues({
  token,
  channel,
  alive_seconds,
}: Pick<InsertedMember, 'token' | 'channel' | 'alive_seconds'>): Readonly<Record<string, unknown>> {
  return { token, channel, tokenTime: Date.now() + alive_seconds * 1_000 };
}
