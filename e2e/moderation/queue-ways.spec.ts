import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { enterAsFinished } from '../profiles/enter-member.ts';
import { grantRole } from '../support/control.ts';
import { expectAccessible, expectNoSidewaysScroll } from '../support/expect-accessible.ts';
import { expect, type Journey, test } from '../support/journey.ts';
import { insertMemberFor } from '../support/member.ts';
import { openStaffSession } from './open-staff-session.ts';

const phone = { width: 390, height: 844 };

async function enterAsModerator(journey: Journey): Promise<Page> {
  const page = await journey.open();
  await grantRole({ name: await enterAsFinished(page, { gender: 0 }), role: 'moderator' });
  await openStaffSession(page);
  return page;
}

/** A complaint about a new member; returns their name. */
async function makeComplaint(page: Page): Promise<string> {
  const [by, accused] = await Promise.all(
    ['Rita', 'Arno'].map((name) => insertMemberFor(page, { name: `${name} ${randomUUID().slice(0, 6)}` })),
  );
  const reply = await page.request.post('/v1/complaints', {
    headers: { authorization: `Bearer ${by?.token}` },
    data: { reportType: 'user', reportId: accused?.id, content: 'spam' },
  });
  expect(reply.ok(), await reply.text()).toBe(true);
  return accused?.name ?? '';
}

const rowOf = (page: Page, name: string) => page.getByRole('list', { name: 'Queue' }).getByRole('button', { name });

test('"back" leads from a case to the list on a phone, and from a member to the case', async ({ journey }) => {
  const page = await enterAsModerator(journey);
  const names = [await makeComplaint(page), await makeComplaint(page)];
  const complaint = page.getByRole('region', { name: /^Complaint / });
  await page.goto('/staff/complaints');

  await test.step('the case that was open is open again', async () => {
    await rowOf(page, names[1] ?? '').click();
    await expect(complaint).toContainText(names[1] ?? '');
    await complaint.getByRole('link', { name: 'Open' }).first().click();
    await expect(page).toHaveURL(/\/profile\/\d+$/);
    await page.goBack();
    await expect(complaint).toContainText(names[1] ?? '');
    await page.reload();
    await expect(complaint).toContainText(names[1] ?? '');
  });

  await test.step('on a phone "back" closes the case', async () => {
    await page.setViewportSize(phone);
    await page.getByRole('button', { name: 'Back to the list' }).click();
    await rowOf(page, names[0] ?? '').click();
    await expect(complaint).toContainText(names[0] ?? '');
    await page.goBack();
    await expect(rowOf(page, names[0] ?? '')).toBeFocused();
    await expect(page).toHaveURL(/\/staff\/complaints$/);
  });

  await test.step('from the list it leads to the page before', async () => {
    await page.goto('/staff');
    await page.getByRole('navigation', { name: 'Staff' }).getByRole('link', { name: 'Complaints' }).click();
    await expect(rowOf(page, names[0] ?? '')).toBeVisible();
    await page.goBack();
    await expect(page).toHaveURL(/\/staff$/);
  });
});

test('a case is taken by its key', async ({ journey }) => {
  const page = await enterAsModerator(journey);
  const name = await makeComplaint(page);
  const complaint = page.getByRole('region', { name: /^Complaint / });
  await page.goto('/staff/complaints');
  await rowOf(page, name).click();
  await expect(complaint).toContainText(name);

  await page.keyboard.press('t');

  await expect(complaint.getByRole('button', { name: 'Uphold the complaint' })).toBeVisible();
  await page.keyboard.press('?');
  await expect(page.getByRole('dialog', { name: 'Keyboard shortcuts' })).toContainText('Take the open case');
});

test('the focus stays in the case when the button that was pressed goes', async ({ journey }) => {
  const page = await enterAsModerator(journey);
  const name = await makeComplaint(page);
  const complaint = page.getByRole('region', { name: /^Complaint / });
  await page.goto('/staff/complaints');
  await rowOf(page, name).click();
  await complaint.getByRole('button', { name: 'Take it' }).press('Enter');

  await expect(complaint.getByRole('button', { name: 'Uphold the complaint' })).toBeVisible();
  await expect(page.locator('[data-queue=view] :focus')).toHaveCount(1);
  await page.keyboard.press('Tab');
  await expect(complaint.getByRole('radio', { name: 'Uphold' })).toBeFocused();
});

test('who has switched the shortcuts of one letter off decides nothing with a letter', async ({ journey }) => {
  const page = await enterAsModerator(journey);
  const name = await makeComplaint(page);
  const complaint = page.getByRole('region', { name: /^Complaint / });
  await page.goto('/setting');
  await page.evaluate(() => localStorage.setItem('app.letterKeys', 'false'));
  await page.goto('/staff/complaints');
  await rowOf(page, name).click();
  await expect(complaint).toContainText(name);

  const calls: string[] = [];
  page.on('request', (request) => request.method() !== 'GET' && calls.push(request.url()));
  for (const key of ['t', 'x', '?']) await page.keyboard.press(key);
  await page.keyboard.press('Enter');

  await expect(page.locator('[data-queue=view]')).toBeFocused();
  await expect(page.getByRole('dialog', { name: 'Keyboard shortcuts' })).toBeHidden();
  await expect(page.getByRole('checkbox', { name: /^Choose all/ })).toBeVisible();
  expect(calls.filter((url) => url.includes('/v1/staff/'))).toEqual([]);
});

test('a case that could not be read can be read again', async ({ journey }) => {
  journey.tolerate({ status: 500, path: '/v1/staff/complaints/*' });
  const page = await enterAsModerator(journey);
  const name = await makeComplaint(page);
  await page.goto('/staff/complaints');
  await expect(rowOf(page, name)).toBeVisible();
  await page.route(/\/v1\/staff\/complaints\/\d+$/, (route) =>
    route.fulfill({ status: 500, json: { code: 500000, message: 'Something went wrong.', request_id: 'journey' } }),
  );
  await rowOf(page, name).click();

  await expect(page.getByRole('heading', { name: 'This list could not be loaded' })).toBeVisible({ timeout: 60_000 });
  await expectAccessible(page);
  await page.unroute(/\/v1\/staff\/complaints\/\d+$/);
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('region', { name: /^Complaint / })).toContainText(name);
});

test('a phone locks the staff pages, and every page names the zone of its times', async ({ journey }) => {
  const page = await journey.open({ size: 'phone', timezoneId: 'Europe/Berlin' });
  await grantRole({ name: await enterAsFinished(page, { gender: 0 }), role: 'moderator' });
  await openStaffSession(page);
  await page.goto('/staff/complaints');
  await expect(page.getByText(/^Time zone: Central European Time/)).toBeVisible();
  await expectNoSidewaysScroll(page);
  await expectAccessible(page);

  await page.getByRole('button', { name: 'Lock the staff pages' }).click();

  await expect(page.getByRole('form', { name: 'Code' })).toBeVisible();
  await expect(page.getByLabel('Six-digit code')).toBeFocused();
});
