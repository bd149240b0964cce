import { randomUUID } from 'node:crypto';
import type { Locator, Page } from '@playwright/test';
import { makeAccount, openAs } from '../accounts/make-account.ts';
import { chooseCase, pressButton, tabTo, typeInto } from '../moderation/desks/press-keys.ts';
import { openStaffSession } from '../moderation/open-staff-session.ts';
import { enterAsFinished } from '../profiles/enter-member.ts';
import { grantRole } from '../support/control.ts';
import { expectAccessible } from '../support/expect-accessible.ts';
import { expect, test } from '../support/journey.ts';

/** Nobody else in the journeys lives here, so nobody else sees the announcement. */
const country = { code: 'IS', name: 'Iceland', city: 'Reykjavik' };

const tag = randomUUID().slice(0, 6);
const titles = { news: `Northern lights ${tag}`, outage: `Payments are slow ${tag}` };

// covers: Announcement overlay, once per member and device
test('staff announce news and an outage, and a member sees each until it is closed or withdrawn', async ({
  journey,
}) => {
  test.slow();
  const [staff, member] = [await journey.open(), await journey.open({ size: 'phone' })];
  await grantRole({ name: await enterAsFinished(staff, { gender: 0 }), role: 'support' });
  await openStaffSession(staff);
  const account = await makeAccount(member);
  await moveTo(member, account.token, country.city);

  await test.step('staff write news in two languages and preview them in both themes', async () => {
    await openEditor(staff);
    await fillText(staff, 'English', { title: titles.news, body: 'See the **lights** tonight. [More](/faq)' });
    await fillText(staff, 'Deutsch', { title: 'Nordlichter', body: 'Heute **Nacht**.' });
    for (const theme of ['light', 'dark']) {
      const preview = staff.getByRole('region', { name: `Preview, ${theme}` });
      await expect(preview.getByRole('heading', { name: titles.news })).toBeVisible();
    }
    await expectAccessible(staff);
    await pressButton(staff, staff, 'Save');
    await expect(staff.getByText('Saved', { exact: true })).toBeVisible();
  });

  await test.step('published, it opens over the page of the member and is closed with the keyboard', async () => {
    await decide(await openCase(staff, 'Drafts', titles.news), 'Publish');
    await openAs(member, account, '/setting');
    const news = member.getByRole('dialog', { name: titles.news });
    await expect(news.getByRole('link', { name: 'More' })).toBeVisible({ timeout: 15_000 });
    await expectAccessible(member);
    const closed = member.waitForResponse((reply) => /\/announcements\/\d+\/read$/.test(reply.url()));
    await member.keyboard.press('Escape');
    await expect(news).toBeHidden();
    expect((await closed).status()).toBe(200);
  });

  await test.step('it does not come back, and staff see that one member closed it', async () => {
    await member.reload();
    await expect(member.getByRole('heading', { level: 1 })).toBeVisible();
    expect(await announcementOf(member, account.token)).toBeNull();
    await staff.goto('/staff/announcements');
    await expect(rowOf(staff, titles.news)).toContainText('1 closed it');
    await withdraw(await openCase(staff, 'Published', titles.news));
  });

  await test.step('an outage is a banner that stays until it is withdrawn', async () => {
    await openEditor(staff);
    await choose(staff, 'Kind', 'Outage');
    await tabTo(staff, staff.getByLabel('Readers can dismiss it'));
    await staff.keyboard.press('Space');
    await fillText(staff, 'English', { title: titles.outage, body: 'We are on it.' });
    await pressButton(staff, staff, 'Save');
    const found = await openCase(staff, 'Drafts', titles.outage);
    await decide(found, 'Publish');
    await expect.poll(() => announcementOf(member, account.token)).not.toBeNull();
    await member.reload();
    const banner = member.getByRole('status').filter({ hasText: titles.outage });
    await expect(banner).toBeVisible();
    await expectAccessible(member);
    await expect(banner.getByRole('button')).toHaveCount(0);
    await withdraw(found);
    await expect.poll(() => announcementOf(member, account.token)).toBeNull();
    await member.reload();
    await expect(member.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(banner).toHaveCount(0);
  });
});

async function openEditor(staff: Page): Promise<void> {
  await staff.goto('/staff/announcements');
  await tabTo(staff, staff.getByRole('link', { name: 'Write one' }));
  await staff.keyboard.press('Enter');
  await choose(staff, 'For', 'Members by country');
  // The first key chooses it.
  await choose(staff, 'Countries', 'I');
  await expect(staff.getByRole('button', { name: `Remove ${country.name}` })).toBeVisible();
}

/** Chooses an option of a list by typing its label. */
async function choose(staff: Page, label: string, option: string): Promise<void> {
  await tabTo(staff, staff.getByLabel(label, { exact: true }));
  await staff.keyboard.type(option);
}

async function fillText(staff: Page, language: string, { title, body }: { title: string; body: string }) {
  const group = staff.getByRole('group', { name: language });
  await typeInto(staff, group.getByLabel('Title'), title);
  await typeInto(staff, group.getByRole('textbox', { name: 'Text', exact: true }), body);
  await expect(group.getByText('Complete')).toBeVisible();
}

function rowOf(staff: Page, title: string): Locator {
  return staff.getByRole('list', { name: 'Announcements' }).getByRole('button', { name: title });
}

async function openCase(staff: Page, part: 'Drafts' | 'Published', title: string): Promise<Locator> {
  await pressButton(staff, staff, part);
  await chooseCase(staff, 'Announcements', title);
  return staff.getByRole('region', { name: title, exact: true });
}

async function decide(found: Locator, act: 'Publish'): Promise<void> {
  const page = found.page();
  await pressButton(page, found, act);
  const asked = page.getByRole('alertdialog', { name: 'Publish this announcement?' });
  await expect(asked.getByText('Its readers see it at once', { exact: false })).toBeVisible();
  await expectAccessible(page);
  await pressButton(page, asked, act);
  await expect(found.getByText('Shown now')).toBeVisible();
}

async function withdraw(found: Locator): Promise<void> {
  await pressButton(found.page(), found, 'Withdraw');
  await pressButton(found.page(), found.page(), 'Withdraw for good');
  await expect(found.getByText('Withdrawn')).toBeVisible();
}

const headersOf = (token: string) => ({ authorization: `Bearer ${token}` });

async function announcementOf(page: Page, token: string): Promise<unknown> {
  const reply = await page.request.get('/v1/me', { headers: headersOf(token) });
  return ((await reply.json()) as { announcement: unknown }).announcement;
}

async function moveTo(page: Page, token: string, city: string): Promise<void> {
  const found = await page.request.get(`/v1/location?k=${city}`);
  const { locations } = (await found.json()) as { locations: { place_id: number }[] };
  const reply = await page.request.put('/v1/user', {
    data: { place_id: locations[0]?.place_id },
    headers: headersOf(token),
  });
  expect(reply.status(), await reply.text()).toBe(200);
}
