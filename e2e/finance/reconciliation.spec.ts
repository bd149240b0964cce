import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { chooseCase, pressButton, tabTo, typeInto } from '../moderation/desks/press-keys.ts';
import { openStaffSession } from '../moderation/open-staff-session.ts';
import { enterAsFinished } from '../profiles/enter-member.ts';
import { grantRole } from '../support/control.ts';
import { expectAccessible } from '../support/expect-accessible.ts';
import { expect, test } from '../support/journey.ts';

const stranger = `stranger-${randomUUID()}`;
const second = `second-${randomUUID()}`;
const report = [
  'id,time,order,kind,amount,fee,currency',
  `${stranger},2026-03-01T10:00:00Z,,payment,31.07,1.20,USD`,
  `${second},2026-03-01T11:00:00Z,,payment,32.08,0,USD`,
].join('\n');

// covers: Differences between provider and books are open, explained, corrected by two of the staff, or resolved
test('a report shows differences: with the keyboard one is explained, another is corrected by two of the staff', async ({
  journey,
}) => {
  test.slow();
  const [fay, finn] = [await journey.open(), await journey.open()];
  for (const staff of [fay, finn]) {
    await grantRole({ name: await enterAsFinished(staff, { gender: 0 }), role: 'finance' });
    await openStaffSession(staff);
  }

  await test.step('a report with a wrong line is not imported', async () => {
    await fay.goto('/staff/reconciliation');
    await importReport(fay, report.replace('31.07', 'much'));
    await expect(fay.getByText('Line 2: no valid amount (amount)')).toBeVisible();
  });

  await test.step('the whole report is imported, and again changes nothing', async () => {
    await importReport(fay, report);
    await expect(fay.getByText('2 differences were found.')).toBeVisible();
    await importReport(fay, report);
    await expect(fay.getByText('This report was imported before. Nothing was changed.')).toBeVisible();
    await fay.evaluate(() => scrollTo(0, 0));
    await expectAccessible(fay);
  });

  await test.step('the first difference is explained', async () => {
    await openDifference(fay, '$31.07');
    await typeInto(fay, fay.getByRole('textbox', { name: 'Reason' }), 'Paid to our other shop');
    await pressButton(fay, fay, 'Mark as explained');
    await expect(fay.getByRole('button', { name: 'Open again' })).toBeVisible();
    await pressButton(fay, fay, 'Explained');
    await expect(fay.getByRole('list', { name: 'Differences' }).getByRole('button', { name: '$31.07' })).toBeVisible();
  });

  await test.step('for the second a correction is requested, which its requester cannot confirm', async () => {
    await pressButton(fay, fay, 'Open');
    await openDifference(fay, '$32.08');
    await typeInto(fay, fay.getByRole('textbox', { name: 'Reason' }), 'A fee of the bank');
    await typeInto(fay, fay.getByLabel('Gold', { exact: true }), '1.25');
    await pressButton(fay, fay, 'Request correction');
    await expect(fay.getByText('1.25 gold from “Fees of providers” to “Clearing with providers”')).toBeVisible();
    await expect(fay.getByRole('button', { name: 'Confirm', exact: true })).toHaveCount(0);
  });

  await test.step('a colleague confirms it', async () => {
    await finn.goto('/staff/reconciliation');
    await openDifference(finn, '$32.08');
    await typeInto(finn, finn.getByLabel('Your reason'), 'Seen on the statement');
    await pressButton(finn, finn, 'Confirm');
    await expect(finn.getByRole('region', { name: 'Difference' })).toContainText('Booked');
    await expectAccessible(finn);
  });
});

async function importReport(page: Page, text: string): Promise<void> {
  const chooser = page.waitForEvent('filechooser');
  await tabTo(page, page.getByRole('button', { name: 'Choose a report' }));
  await page.keyboard.press('Enter');
  await (await chooser).setFiles({ name: 'march.csv', mimeType: 'text/csv', buffer: Buffer.from(text) });
}

async function openDifference(page: Page, sum: string): Promise<void> {
  await chooseCase(page, 'Differences', sum);
  await expect(page.getByRole('region', { name: 'Difference' }).getByRole('heading', { level: 2 })).toBeVisible();
}
