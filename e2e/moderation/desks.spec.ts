import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { enterAsFinished } from '../profiles/enter-member.ts';
import { grantRole, revokeRole } from '../support/control.ts';
import { expectAccessible } from '../support/expect-accessible.ts';
import { expect, isChinaDomain, type Journey, test } from '../support/journey.ts';
import { makeCases } from './desks/make-cases.ts';
import { chooseCase, pressButton, tabTo, typeInto } from './desks/press-keys.ts';
import { openStaffSession } from './open-staff-session.ts';

/** Two administrators and one case for each desk. */
async function cast(journey: Journey) {
  const [member, colleague, ada] = [await journey.open(), await journey.open(), await journey.open()];
  await enterAsFinished(member, { gender: 1 });
  for (const staff of [colleague, ada]) {
    await grantRole({ name: await enterAsFinished(staff, { gender: 0 }), role: 'admin' });
    await openStaffSession(staff);
  }
  return { ada, cases: await makeCases(member, colleague) };
}

// covers: Every desk of the staff is one queue that is worked with the keyboard alone
test('eleven desks are worked with the keyboard alone, one case of each', async ({ journey }) => {
  test.skip(isChinaDomain, 'pays in dollars');
  test.setTimeout(300_000);
  const { ada, cases } = await cast(journey);
  const desk = async (name: string) => {
    await ada.goto(`/staff/${name}`);
    await expect(ada.locator('h1')).toBeVisible();
  };
  const reason = 'Looked at it with care';

  await test.step('complaints: taken, then upheld with a warning', async () => {
    await desk('complaints');
    await chooseCase(ada, 'Queue', cases.accused);
    const complaint = ada.getByRole('region', { name: /^Complaint / });
    await pressButton(ada, complaint, 'Take it');
    await tabTo(ada, complaint.getByLabel('Reason, which both sides read in their language'));
    await ada.keyboard.press('ArrowDown');
    await pressButton(ada, complaint, 'Uphold the complaint');
    await expect(complaint).toContainText('Upheld by');
  });

  await test.step('appeals: taken, then granted', async () => {
    await desk('appeals');
    await chooseCase(ada, 'Queue', cases.appellant);
    const complaint = ada.getByRole('region', { name: /^Complaint / });
    await pressButton(ada, complaint, 'Take it');
    await pressButton(ada, complaint, 'Grant the appeal');
    await pressButton(ada, ada.getByRole('alertdialog', { name: 'Grant this appeal?' }), 'Grant for good');
    await expect(complaint).toContainText('Granted the appeal');
  });

  await test.step('photos: approved, taken back and approved again', async () => {
    await desk('review');
    await chooseCase(ada, 'Queue', cases.photoOwner);
    await expectAccessible(ada);
    await ada.keyboard.press('a');
    await expect(ada.getByText('Approved', { exact: true })).toBeVisible();
    await expect(ada.getByRole('button', { name: cases.photoOwner })).toHaveCount(0);
    await ada.keyboard.press('u');
    await expect(ada.getByRole('region', { name: `File of ${cases.photoOwner}` })).toBeVisible();
    await ada.keyboard.press('a');
    await expect(ada.getByText(`Approved: file of ${cases.photoOwner}`)).toBeVisible();
    await expect(ada.getByRole('button', { name: cases.photoOwner })).toHaveCount(0);
  });

  await test.step('selfies: refused with a reason by its number, and taken back', async () => {
    await desk('selfies');
    await chooseCase(ada, 'Queue', cases.selfieOwner);
    await expectAccessible(ada);
    await ada.keyboard.press('r');
    await ada.keyboard.press('2');
    await ada.keyboard.press('Enter');
    await expect(ada.getByText('Refused. The member is notified why.')).toBeVisible();
    await expect(ada.getByRole('button', { name: cases.selfieOwner })).toHaveCount(0);
    await ada.keyboard.press('u');
    await expect(ada.getByRole('button', { name: cases.selfieOwner })).toBeVisible();
    await expect(ada.getByText(`Refused: ${cases.selfieOwner}`)).toHaveCount(0);
    // Decided once more, so that nobody waits when the journey is over.
    await chooseCase(ada, 'Queue', cases.selfieOwner);
    await ada.keyboard.press('r');
    await ada.keyboard.press('2');
    await ada.keyboard.press('Enter');
    await expect(ada.getByRole('button', { name: cases.selfieOwner })).toHaveCount(0);
  });

  await test.step('tickets: opened by its address, answered', async () => {
    await desk(`tickets?case=${cases.ticket}`);
    const ticket = ada.getByRole('region', { name: `Ticket ${cases.ticket}` });
    await expect(ticket).toBeVisible();
    await ada.keyboard.press('Enter');
    await pressButton(ada, ticket, 'Take it');
    await expect(ticket.getByRole('button', { name: 'Release' })).toBeVisible();
    await ada.keyboard.press('r');
    await ada.keyboard.type('It is on its way.');
    await pressButton(ada, ticket, 'Send and solve');
    await expect(ticket).toContainText('It is on its way.');
  });

  await test.step('payments: a held one is asked to be released', async () => {
    await desk('payments');
    await chooseCase(ada, 'Payments', cases.payer);
    await typeInto(ada, ada.getByLabel('Reason for the second person'), reason);
    await pressButton(ada, ada, 'Request release');
    await expect(ada.getByText('You asked for this, so a colleague has to confirm it.')).toBeVisible();
  });

  await test.step('disputes: the evidence is recorded as sent', async () => {
    await desk('disputes');
    await chooseCase(ada, 'Disputes', cases.disputed);
    await typeInto(ada, ada.getByLabel('What you sent to the provider'), 'Receipt');
    await pressButton(ada, ada, 'Record as sent');
    const heading = ada.getByRole('region', { name: 'Dispute' }).getByRole('heading', { level: 2 });
    await expect(heading).toContainText('Evidence sent');
  });

  await test.step('partners: declined with a reason', async () => {
    await desk('partners');
    await chooseCase(ada, 'Queue', cases.applicant);
    await expectAccessible(ada);
    await typeInto(ada, ada.getByLabel('Reason, as the member reads it'), reason);
    await pressButton(ada, ada, 'Decline');
    await expect(ada.getByText('Decided. The member gets a mail.')).toBeVisible();
    await expect(ada.getByRole('button', { name: cases.applicant })).toHaveCount(0);
  });

  await test.step('orders: opened from the board, and begun', async () => {
    await desk('orders');
    const order = ada.getByRole('link', { name: `Order ${cases.order}` });
    await expect(order).toBeVisible();
    await expect(async () => {
      await ada.keyboard.press('j');
      await expect(order).toBeFocused({ timeout: 200 });
    }).toPass();
    await ada.keyboard.press('Enter');
    await pressButton(ada, ada, 'Start preparing');
    await expect(ada.getByRole('button', { name: 'Mark as delivered' })).toBeVisible();
  });

  await test.step('travel: opened by its address, the traveller is written to', async () => {
    await desk(`travel?case=${cases.journey}`);
    const request = ada.getByRole('region', { name: `Request ${cases.journey}` });
    await expect(request).toBeVisible();
    await ada.keyboard.press('Enter');
    await typeInto(ada, request.getByLabel('Message to the traveller'), 'We are asking her.');
    await pressButton(ada, request, 'Send message');
    await expect(request.getByRole('log')).toContainText('We are asking her.');
  });

  await test.step('failed deliveries: discarded with a reason', async () => {
    await desk('dead-letters');
    await chooseCase(ada, 'Queue', cases.topic);
    await expectAccessible(ada);
    const letter = ada.getByRole('region', { name: /^Entry \d+$/ });
    await pressButton(ada, letter, 'Discard');
    await typeInto(ada, letter.getByLabel('Your reason'), reason);
    await ada.keyboard.press('Enter');
    await expect(ada.getByRole('button', { name: cases.topic })).toHaveCount(0);
  });
});

test('lists are downloaded as CSV from their desks', async ({ journey }) => {
  const page = await journey.open();
  await grantRole({ name: await enterAsFinished(page, { gender: 0 }), role: 'admin' });
  await openStaffSession(page);
  for (const [desk, file] of [
    ['complaints', 'complaints-open.csv'],
    ['tickets', 'tickets-open.csv'],
    ['payments', 'payments-held.csv'],
    ['orders', 'orders-all.csv'],
    ['members', 'members-all.csv'],
  ] as const) {
    await page.goto(`/staff/${desk}`);
    const downloading = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Download as CSV' }).press('Enter');
    const saved = await downloading;
    expect(saved.suggestedFilename()).toBe(file);
    expect(await readFile(await saved.path(), 'utf8')).toMatch(/^\uFEFFid,/);
  }
});

test('? names the keys of every desk', async ({ journey }) => {
  const page = await journey.open();
  await grantRole({ name: await enterAsFinished(page, { gender: 0 }), role: 'admin' });
  await openStaffSession(page);
  for (const desk of ['selfies', 'dead-letters', 'partners', 'disputes', 'travel']) {
    await page.goto(`/staff/${desk}`);
    await expectShortcuts(page);
  }
});

async function expectShortcuts(page: Page): Promise<void> {
  const shortcuts = page.getByRole('dialog', { name: 'Keyboard shortcuts' });
  // On a busy machine the page may listen only after its heading stands.
  await expect(async () => {
    if (!(await shortcuts.isVisible())) await page.keyboard.press('?');
    await expect(shortcuts).toContainText('Next in the list', { timeout: 3_000 });
  }).toPass();
}

// covers: A desk whose role was revoked says so
test('who loses the role at an open desk reads that, and sees nothing of the desk any more', async ({ journey }) => {
  journey.tolerate({ status: 404, path: '/v1/staff/*' }, { status: 404, path: '/v1/staff/*/*' });
  const page = await journey.open();
  const name = await enterAsFinished(page, { gender: 0 });
  await grantRole({ name, role: 'support' });
  await grantRole({ name, role: 'finance' });
  await openStaffSession(page);
  await openList(page, 'tickets');

  await test.step('one of two roles', async () => {
    await revokeRole({ name, role: 'support' });
    await page.getByRole('button', { name: 'Solved', exact: true }).press('Enter');
    await expect(page.getByRole('heading', { name: 'Your roles do not include this page' })).toBeVisible();
    await expect(page.getByRole('link', { name: 'Tickets' })).toHaveCount(0);
    await expectAccessible(page);
    await page.getByRole('link', { name: 'Go to the overview' }).press('Enter');
    await expect(page).toHaveURL(/\/staff$/);
    await expect(page.getByRole('list', { name: 'Queues' })).toBeVisible();
  });

  await test.step('the last one', async () => {
    await openList(page, 'payments');
    await revokeRole({ name, role: 'finance' });
    await page.getByRole('button', { name: 'All', exact: true }).press('Enter');
    await expect(page.getByRole('heading', { name: 'You no longer have a staff role' })).toBeVisible();
    await expect(page.getByRole('navigation', { name: 'Staff' }).getByRole('link')).toHaveCount(0);
    await expectAccessible(page);
  });
});

/** Opens a desk and waits for its list and the first case, so that nothing is asked for afterwards. */
async function openList(page: Page, name: string): Promise<void> {
  const listed = page.waitForResponse((response) => response.url().includes(`/v1/staff/${name}`));
  await page.goto(`/staff/${name}`);
  expect((await listed).status()).toBe(200);
  await page.waitForLoadState('networkidle');
}
