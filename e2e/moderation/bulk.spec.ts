import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { enterAsFinished } from '../profiles/enter-member.ts';
import { addDeadLetter, grantRole } from '../support/control.ts';
import { expectAccessible } from '../support/expect-accessible.ts';
import { expect, type Journey, test } from '../support/journey.ts';
import { insertMemberFor } from '../support/member.ts';
import { tokenOf } from '../support/token-of.ts';
import { chooseCase, pressButton, tabTo, typeInto } from './desks/press-keys.ts';
import { openStaffSession } from './open-staff-session.ts';

async function openAdmin(journey: Journey): Promise<Page> {
  const page = await journey.open();
  await grantRole({ name: await enterAsFinished(page, { gender: 0 }), role: 'admin' });
  await openStaffSession(page);
  return page;
}

const callAs = async (page: Page, method: 'POST' | 'PUT', path: string, data?: object, given?: string) => {
  const token = given ?? (await tokenOf(page));
  const reply = await page.request.fetch(`/v1${path}`, {
    method,
    headers: { authorization: `Bearer ${token}` },
    ...(data === undefined ? {} : { data }),
  });
  expect(reply.ok(), await reply.text()).toBe(true);
};

// covers: Rows of a desk are chosen by box, range or key, and decided together after a preview
test('a range of failed deliveries is discarded with the keyboard alone', async ({ journey }) => {
  const page = await openAdmin(journey);
  const topic = `bulk.${randomUUID().slice(0, 6)}`;
  for (let count = 0; count < 4; count += 1) await addDeadLetter({ topic });
  await page.goto('/staff/dead-letters');
  await page.getByRole('button', { name: `${topic} (4)`, exact: true }).press('Enter');
  const rows = page.getByRole('list', { name: 'Queue', exact: true });
  await expect(rows.getByRole('button')).toHaveCount(4);

  await test.step('the second to the last are chosen by a range', async () => {
    await page.keyboard.press('j');
    await page.keyboard.press('x');
    await page.keyboard.press('j');
    await page.keyboard.press('j');
    await page.keyboard.press('Shift+X');
    await expect(page.getByRole('checkbox', { name: '3 chosen' })).toBeVisible();
    await expectAccessible(page);
  });

  await test.step('the preview names them and asks for a reason', async () => {
    await pressButton(page, page.getByRole('group', { name: 'Chosen rows' }), 'Discard');
    const preview = page.getByRole('dialog', { name: 'Discard' });
    await expect(preview.getByRole('list', { name: 'Chosen rows' }).getByRole('listitem')).toHaveCount(3);
    await expect(preview.getByRole('button', { name: 'Discard (3)' })).toBeDisabled();
    // The case replaces the list of a narrow window; the preview stays.
    await page.setViewportSize({ width: 1000, height: 900 });
    await expect(preview).toBeVisible();
    await page.setViewportSize({ width: 1440, height: 900 });
    await typeInto(page, preview.getByLabel('Your reason'), 'The host is gone for good');
    await expectAccessible(page);
    await pressButton(page, preview, 'Discard (3)');
  });

  await test.step('the one that was not chosen is left', async () => {
    await expect(page.getByText('Done for 3 of 3')).toBeVisible();
    await expect(rows.getByRole('button')).toHaveCount(1);
    await expect(page.getByRole('checkbox', { name: /^Choose all/ })).not.toBeChecked();
  });
});

test('a row that a colleague has stays open and says why', async ({ journey }) => {
  const [page, colleague] = [await openAdmin(journey), await openAdmin(journey)];
  const reporter = await insertMemberFor(page, { name: `Rita ${randomUUID().slice(0, 6)}` });
  const tag = randomUUID().slice(0, 6);
  for (const name of [`Arno ${tag}`, `Bert ${tag}`]) {
    const accused = await insertMemberFor(page, { name });
    const data = { reportType: 'user', reportId: accused.id, content: 'spam' };
    await callAs(page, 'POST', '/complaints', data, reporter.token);
  }
  await page.goto('/staff/complaints');
  await chooseCase(page, 'Queue', `Bert ${tag}`);
  const rows = page.getByRole('list', { name: 'Queue', exact: true });
  const id = /· (\d+)$/.exec(
    (await rows
      .getByRole('checkbox', { name: `Bert ${tag}` })
      .evaluate((box: HTMLInputElement) => box.labels?.[0]?.textContent)) ?? '',
  )?.[1];
  await callAs(colleague, 'POST', `/staff/complaints/${id}/take`);

  await rows.getByRole('checkbox', { name: `Arno ${tag}` }).press('Space');
  await rows.getByRole('checkbox', { name: `Bert ${tag}` }).press('Space');
  await pressButton(page, page.getByRole('group', { name: 'Chosen rows' }), 'Dismiss');
  const preview = page.getByRole('dialog', { name: 'Dismiss' });
  await tabTo(page, preview.getByLabel('Reason', { exact: true }));
  await page.keyboard.press('ArrowDown');
  journey.tolerate({ status: 400, path: `/v1/staff/complaints/${id}/take` });
  await pressButton(page, preview, 'Dismiss (2)');

  await expect(preview).toContainText('1 row could not be done.');
  await expect(preview.getByRole('listitem')).toContainText('A colleague is handling this complaint.');
  await page.keyboard.press('Escape');
  await expect(rows.getByRole('button', { name: `Arno ${tag}` })).toHaveCount(0);
  await expect(rows.getByRole('checkbox', { name: `Bert ${tag}` })).toBeChecked();
});
