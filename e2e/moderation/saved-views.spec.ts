import { enterAsFinished } from '../profiles/enter-member.ts';
import { grantRole } from '../support/control.ts';
import { expectAccessible } from '../support/expect-accessible.ts';
import { expect, test } from '../support/journey.ts';
import { openStaffSession } from './open-staff-session.ts';

// covers: Filters of a staff table are saved as a view, one of them as default, and stand in the address
test('filters are saved as a view, which the page opens with until it is deleted', async ({ journey }) => {
  const page = await journey.open();
  await grantRole({ name: await enterAsFinished(page, { gender: 0 }), role: 'admin' });
  await openStaffSession(page);
  await page.goto('/staff/payments?show=failed');
  const part = (name: string) => page.getByRole('button', { name, exact: true });
  const view = page.getByRole('group', { name: 'Saved views' }).getByRole('button');
  await expect(part('Failed')).toHaveAttribute('aria-pressed', 'true');

  await test.step('what is searched for stands in the address', async () => {
    await page.getByLabel('Day').fill('2026-11-01');
    await expect(page).toHaveURL(/\?show=failed&day=2026-11-01$/);
  });

  await test.step('saved under a name, with the keyboard', async () => {
    await page.getByRole('button', { name: 'Save as view' }).press('Enter');
    const dialog = page.getByRole('dialog', { name: 'Save as view' });
    await expect(dialog.getByLabel('Name of the view')).toBeFocused();
    await expectAccessible(page);
    await page.keyboard.type('Failed on All Saints');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Space');
    await page.keyboard.press('Enter');
    await expect(dialog).toBeHidden();
    await expect(view).toHaveText('Failed on All Saints');
    await expect(view).toHaveAttribute('aria-pressed', 'true');
  });

  await test.step('other filters are no longer the view', async () => {
    await part('Refunded').press('Enter');
    await expect(view).toHaveAttribute('aria-pressed', 'false');
    await view.press('Enter');
    await expect(page).toHaveURL(/\?show=failed&day=2026-11-01$/);
    await expect(page.getByLabel('Day')).toHaveValue('2026-11-01');
  });

  await test.step('the page opens with it, and reads nothing else before', async () => {
    const asked: string[] = [];
    page.on('request', (request) => {
      if (request.url().includes('/v1/staff/payments')) asked.push(new URL(request.url()).search);
    });
    await page.goto('/staff/payments');
    await expect(page).toHaveURL(/\?show=failed&day=2026-11-01$/);
    await expect(page.getByText('No payment found')).toBeVisible();
    expect(new Set(asked)).toEqual(new Set(['?show=failed&day=2026-11-01']));
  });

  await test.step('an address with filters wins', async () => {
    await page.goto('/staff/payments?show=refunded');
    await expect(part('Refunded')).toHaveAttribute('aria-pressed', 'true');
  });

  await test.step('other tables offer it too', async () => {
    for (const address of ['orders?show=overdue', 'mails?state=bounced', 'prices?show=over', 'books?view=months']) {
      await page.goto(`/staff/${address}`);
      await expect(page.getByRole('button', { name: 'Save as view' })).toBeVisible();
    }
    await page.goto('/staff/catalogue?kind=product&show=hidden');
    await page.getByRole('button', { name: 'Save as view' }).press('Enter');
    await expect(page.getByLabel('Name of the view')).toBeFocused();
    await page.keyboard.type('Products not offered');
    await page.keyboard.press('Enter');
    await expect(view).toHaveText('Products not offered');
    await page.goto('/staff/payments?show=failed&day=2026-11-01');
  });

  await test.step('deleted', async () => {
    await view.press('Enter');
    await page.getByRole('button', { name: 'View Failed on All Saints' }).press('Enter');
    await page.getByRole('menuitem', { name: 'Delete view' }).press('Enter');
    await expect(view).toHaveCount(0);
    await page.goto('/staff/payments');
    await expect(part('Held')).toHaveAttribute('aria-pressed', 'true');
  });
});
