import type { Locator, Page, Route } from '@playwright/test';
import { enterAsFinished } from '../profiles/enter-member.ts';
import { grantRole, seedLongLog } from '../support/control.ts';
import { expect, test } from '../support/journey.ts';
import { insertMemberFor } from '../support/member.ts';
import { pressButton } from './desks/press-keys.ts';
import { openStaffSession } from './open-staff-session.ts';

/** Pages that one press of the button loads, so that some presses are enough. */
const pagesAtOnce = 25;
/** Rows that a table keeps in the page. */
const most = 200;

interface LogPage {
  readonly items: { readonly detail: string }[];
  readonly max_id: number;
}

// covers: Long lists of the staff are read by key: a page late in 10,000 rows costs what the first one costs
test('a table of 10,000 rows keeps a bounded part of them in the page', async ({ journey }) => {
  test.slow();
  const page = await journey.open();
  await grantRole({ name: await enterAsFinished(page, { gender: 0 }), role: 'admin' });
  await openStaffSession(page);
  const { id } = await insertMemberFor(page);
  await seedLongLog({ id });
  await page.route('**/v1/staff/audit?*', loadMany);

  await page.goto(`/staff/audit?staff_id=${id}`);
  const log = page.getByRole('table', { name: 'Audit log' });
  const rows = log.locator('tbody tr');
  await expect(rows.first()).toContainText('Entry 10000');

  await test.step('whatever is loaded', async () => {
    await pressUntilOver(page, 'Show more', rows);
    await expect(rows.last()).toContainText(/Entry 1$/);
    expect(await page.locator('*').count()).toBeLessThan(4_000);
  });

  await test.step('and leads back to what was shown before', async () => {
    await pressButton(page, page, 'Show earlier rows');
    await expect(rows.first()).toContainText('Entry 300');
    await expect(rows).toHaveCount(most);
  });
});

/** Presses the button until it is gone; the table never holds more rows. */
async function pressUntilOver(page: Page, name: string, rows: Locator): Promise<void> {
  const button = page.getByRole('button', { name, exact: true });
  for (let presses = 0; (await button.count()) > 0; presses += 1) {
    expect(presses).toBeLessThan(20);
    const before = await rows.last().textContent();
    await button.press('Enter');
    await expect(rows.last()).not.toHaveText(before ?? '');
    await expect(rows).toHaveCount(most);
  }
}

/** Answers a page of the log after the first one with the rows of many, all from the program. */
async function loadMany(route: Route): Promise<void> {
  const address = new URL(route.request().url());
  if (!address.searchParams.has('max_id')) return route.continue();
  const headers = await route.request().allHeaders();
  const items: LogPage['items'] = [];
  let response = await route.fetch({ url: address.href, headers });
  for (let nth = 1; ; nth += 1) {
    const page = (await response.json()) as LogPage;
    items.push(...page.items);
    if (page.max_id === -1 || nth === pagesAtOnce) return route.fulfill({ response, json: { ...page, items } });
    address.searchParams.set('max_id', String(page.max_id));
    response = await route.fetch({ url: address.href, headers });
  }
}
