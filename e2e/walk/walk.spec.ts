import type { Page } from '@playwright/test';
import { placeOwnOrder } from '../mall/place-own-order.ts';
import { openStaffSession } from '../moderation/open-staff-session.ts';
import { beginOwnPayment } from '../payments/begin-own-payment.ts';
import { enterAsCast, enterAsFinished, enterAsNew, putUser } from '../profiles/enter-member.ts';
import { grantRole } from '../support/control.ts';
import { changeTheme, expectAccessible, expectNoSidewaysScroll } from '../support/expect-accessible.ts';
import { expect, test } from '../support/journey.ts';
import { openOwnTicket } from '../support/open-own-ticket.ts';
import { paidJourney } from '../travel/paid-journey.ts';
import { type Visitor, type WalkedPage, walkedPages } from './walked-pages.ts';

// covers: /about
// covers: /policy
// covers: /terms
// covers: /paid
// covers: /vip
// covers: /faq
// covers: /user/recommend
// covers: /user/online
// covers: /user/latest
// covers: /user/hottest
// covers: /user/birthday
// covers: /user/request
// covers: /user/ilike
// covers: /user/likemutual
// covers: /recommend
// covers: /feed/:id
// covers: /me
// covers: /setting
// covers: /other
// covers: /setting/edit
// covers: /setting/avatar
// covers: /setting/notification
// covers: /setting/affiliate
// covers: /language
// covers: /debug

const widths = {
  desktop: { width: 1440, height: 900 },
  /** Of the staff alone: their sections are a row above the page. */
  tablet: { width: 1024, height: 768 },
  phone: { width: 390, height: 844 },
} as const;

/** Few enough pages for one test that the workers share the walk evenly. */
const pagesPerTest = 7;

for (const [visitor, pages] of Map.groupBy(walkedPages, (page) => page.visitor)) {
  for (let first = 0; first < pages.length; first += pagesPerTest) {
    const part = pages.slice(first, first + pagesPerTest);
    test(`a ${visitor} can use ${part.map(({ route }) => route).join(' ')}`, async ({ journey }) => {
      test.slow();
      journey.tolerate({ status: 404, path: '/404' }, { status: 400, path: '/v1/staff/views/*' });
      const page = await journey.open();
      await enter(page, visitor);
      for (const walked of part)
        await test.step(walked.route, async () => {
          await judge(page, walked);
          if (visitor === 'staff') await judgeTablet(page);
        });
    });
  }
}

/**
 * Judges one page in both widths and both themes, loading it once. Pages take turns in which theme goes with which
 * width: what surrounds them is judged in all four, and a page's parts in both widths and both themes.
 */
async function judge(page: Page, { route, address = route }: WalkedPage): Promise<void> {
  const isEven = walkedPages.findIndex((walked) => walked.route === route) % 2 === 0;
  const themes = isEven ? (['light', 'dark'] as const) : (['dark', 'light'] as const);
  await page.setViewportSize(widths.desktop);
  await changeTheme(page, themes[0]);
  await page.goto(await fillIds(page, address));
  await expect(page.getByRole('heading').first()).toBeVisible();
  await expect(page.getByRole('status').filter({ hasText: 'Loading' })).toHaveCount(0);
  await expectNoSidewaysScroll(page);
  await expectAccessible(page);

  await page.setViewportSize(widths.phone);
  await changeTheme(page, themes[1]);
  await expectNoSidewaysScroll(page);
  await expectAccessible(page);
}

/** Judges the page in the theme that it has on the phone. */
async function judgeTablet(page: Page): Promise<void> {
  await page.setViewportSize(widths.tablet);
  await expectNoSidewaysScroll(page);
  await expectAccessible(page);
}

async function enter(page: Page, visitor: Visitor): Promise<void> {
  if (visitor === 'member') await enterAsCast(page, 'Jonas Weber');
  if (visitor === 'newcomer') await enterAsNew(page);
  if (visitor !== 'staff') return;
  const name = await enterAsFinished(page, { gender: 1 });
  await grantRole({ name, role: 'admin' });
  await grantRole({ name, role: 'moderator' });
  await grantRole({ name, role: 'translator', languages: 'de:ja' });
  await openStaffSession(page);
  // The mall is open in some countries only, and the walk places an order.
  await putUser(page, { place_id: await placeNamed(page, 'Berlin') });
}

async function placeNamed(page: Page, name: string): Promise<number> {
  const { locations } = (await (await page.request.get(`/v1/location?k=${name}`)).json()) as {
    locations: { place_id: number }[];
  };
  return locations[0]?.place_id ?? 0;
}

/** Puts the ids of a sample member, and of a post of theirs, into an address. */
async function fillIds(page: Page, address: string): Promise<string> {
  if (address.includes(':order')) return address.replace(':order', String(await placeOwnOrder(page)));
  if (address.includes(':payment')) return address.replace(':payment', await beginOwnPayment(page));
  if (address.includes(':journey')) return address.replace(':journey', String(await paidJourney(page)));
  if (address.includes(':ticket')) return address.replace(':ticket', String(await openOwnTicket(page)));
  if (!/:(?:member|post)/.test(address)) return address;
  const get = async (path: string) =>
    (
      (await (await page.request.get(`/v1${path}`)).json()) as {
        items: { id: number; user_id: number; name: string }[];
      }
    ).items;
  const member = (await get('/front')).find(({ name }) => name === 'Mei Lin')?.user_id ?? 0;
  const post = address.includes(':post') ? ((await get(`/feeds/user/${member}`))[0]?.id ?? 0) : 0;
  return address.replace(':member', String(member)).replace(':post', String(post));
}
