import type { Locator, Page } from '@playwright/test';
import { makeAccount, openAs } from '../accounts/make-account.ts';
import { openStaffSession } from '../moderation/open-staff-session.ts';
import { enterAsFinished } from '../profiles/enter-member.ts';
import { grantRole } from '../support/control.ts';
import { expectAccessible } from '../support/expect-accessible.ts';
import { expect, test } from '../support/journey.ts';

/** Nobody else in the journeys lives here, so nobody else sees the announcement. */
const country = { code: 'IS', name: 'Iceland', city: 'Reykjavik' };

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
    await fillText(staff, 'English', { title: 'Northern lights', body: 'See the **lights** tonight. [More](/faq)' });
    await fillText(staff, 'Deutsch', { title: 'Nordlichter', body: 'Heute **Nacht**.' });
    for (const theme of ['light', 'dark']) {
      const preview = staff.getByRole('region', { name: `Preview, ${theme}` });
      await expect(preview.getByRole('heading', { name: 'Northern lights' })).toBeVisible();
    }
    await expectAccessible(staff);
    await staff.getByRole('button', { name: 'Save' }).click();
    await expect(staff.getByText('Saved', { exact: true })).toBeVisible();
  });

  await test.step('published, it opens over the page of the member and is closed with the keyboard', async () => {
    await decide(await openCase(staff, 'Drafts', 'Northern lights'), 'Publish');
    await openAs(member, account, '/setting');
    const news = member.getByRole('dialog', { name: 'Northern lights' });
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
    await expect(rowOf(staff, 'Northern lights')).toContainText('1 closed it');
    await withdraw(await openCase(staff, 'Published', 'Northern lights'));
  });

  await test.step('an outage is a banner that stays until it is withdrawn', async () => {
    await openEditor(staff);
    await staff.getByLabel('Kind').selectOption('outage');
    await staff.getByLabel('Readers can dismiss it').uncheck();
    await fillText(staff, 'English', { title: 'Payments are slow', body: 'We are on it.' });
    await staff.getByRole('button', { name: 'Save' }).click();
    const found = await openCase(staff, 'Drafts', 'Payments are slow');
    await decide(found, 'Publish');
    await expect.poll(() => announcementOf(member, account.token)).not.toBeNull();
    await member.reload();
    const banner = member.getByRole('status').filter({ hasText: 'Payments are slow' });
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
  await staff.getByRole('link', { name: 'Write one' }).click();
  await staff.getByLabel('For', { exact: true }).selectOption('country');
  await staff.getByLabel('Countries').selectOption({ label: country.name });
  await expect(staff.getByRole('button', { name: `Remove ${country.name}` })).toBeVisible();
}

async function fillText(staff: Page, language: string, { title, body }: { title: string; body: string }) {
  const group = staff.getByRole('group', { name: language });
  await group.getByLabel('Title').fill(title);
  await group.getByRole('textbox', { name: 'Text', exact: true }).fill(body);
  await expect(group.getByText('Complete')).toBeVisible();
}

function rowOf(staff: Page, title: string): Locator {
  return staff.getByRole('list', { name: 'Announcements' }).getByRole('button', { name: title });
}

async function openCase(staff: Page, part: 'Drafts' | 'Published', title: string): Promise<Locator> {
  await staff.getByRole('button', { name: part, exact: true }).click();
  await rowOf(staff, title).first().click();
  return staff.getByRole('region', { name: title, exact: true });
}

async function decide(found: Locator, act: 'Publish'): Promise<void> {
  await found.getByRole('button', { name: act }).click();
  await expect(found.getByText('Shown now')).toBeVisible();
}

async function withdraw(found: Locator): Promise<void> {
  await found.getByRole('button', { name: 'Withdraw', exact: true }).click();
  await found.page().getByRole('button', { name: 'Withdraw for good' }).click();
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
