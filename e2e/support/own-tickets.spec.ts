import { openStaffSession } from '../moderation/open-staff-session.ts';
import { enterAsFinished } from '../profiles/enter-member.ts';
import { grantRole } from './control.ts';
import { expectAccessible } from './expect-accessible.ts';
import { expect, test } from './journey.ts';
import { openOwnTicket } from './open-own-ticket.ts';

test('a member writes to support, reads the answer in the app and writes back', async ({ journey }) => {
  const [member, ada] = [await journey.open({ size: 'phone' }), await journey.open()];
  const name = await enterAsFinished(member, { gender: 1 });
  const question = `Where is the gold of ${name}?`;
  const later = `It is still missing, ${name}.`;
  await grantRole({ name: await enterAsFinished(ada, { gender: 0 }), role: 'support' });
  await openStaffSession(ada);

  await test.step('a topic and a text are enough', async () => {
    await member.goto('/contact');
    await expect(member.getByLabel('Your name')).toHaveCount(0);
    await member.getByRole('button', { name: 'Send message' }).click();
    await expect(member.getByText('Please write what we can help you with.')).toBeVisible();
    await expect(member.getByLabel('Your message')).toBeFocused();
    await member.getByLabel('What is it about?').selectOption('Payment');
    await member.getByLabel('Your message').fill(question);
    await expectAccessible(member);
    await member.getByRole('button', { name: 'Send message' }).click();
    await expect(member).toHaveURL(/\/support\/\d+$/);
    await expect(member.getByRole('heading', { name: /^Request \d+$/ })).toBeVisible();
    await expect(member.getByText('Waiting for us')).toBeVisible();
  });

  await test.step('staff answer from the desk', async () => {
    await ada.goto('/staff/tickets');
    await ada.getByRole('list', { name: 'Queue' }).getByRole('button', { name: question }).press('Enter');
    await ada.getByLabel('Template').selectOption('Gold has not arrived');
    await expect(ada.getByLabel('Your answer or note')).toHaveValue(new RegExp(`^Hello ${name},`));
    await ada.getByLabel('Your answer or note').fill('We are looking for it.');
    await ada.getByRole('button', { name: 'Send and wait' }).press('Enter');
    await expect(ada.getByText('Sent', { exact: true })).toBeVisible();
  });

  await test.step('the answer appears on the open page and in the notifications', async () => {
    const messages = member.getByRole('region', { name: 'Messages' });
    await expect(messages).toContainText('We are looking for it.');
    await expect(member.getByText('Waiting for you')).toBeVisible();
    await expectAccessible(member);
    await member.goto('/notification');
    await member.getByRole('link', { name: /We answered your request/ }).click();
    await expect(member).toHaveURL(/\/support\/\d+$/);
  });

  await test.step('what the member writes back waits for staff again', async () => {
    await member.getByLabel('Your message').fill(later);
    const shot = { name: 'bill.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.7\nBill\n%%EOF\n') };
    await member.locator('input[type=file]').setInputFiles(shot);
    await expect(member.getByRole('progressbar')).toHaveCount(0);
    await expectAccessible(member);
    await member.getByRole('button', { name: 'Send message' }).click();
    await expect(member.getByRole('region', { name: 'Messages' })).toContainText(later);
    await expect(member.getByLabel('Your message')).toHaveValue('');
    await ada.goto('/staff/tickets');
    await ada.getByRole('list', { name: 'Queue' }).getByRole('button', { name: question }).press('Enter');
    await expect(ada.getByRole('region', { name: /^Ticket \d+$/ })).toContainText(later);
    const [bill] = await Promise.all([
      ada.waitForEvent('download'),
      ada.getByRole('button', { name: 'Download bill.pdf, 1 KB' }).press('Enter'),
    ]);
    expect(bill.suggestedFilename()).toBe('bill.pdf');
  });

  await test.step('another ticket of the member is merged into the first', async () => {
    await openOwnTicket(member);
    await ada.reload();
    await ada.getByRole('list', { name: 'Queue' }).getByRole('button', { name: question }).press('Enter');
    await ada.getByRole('button', { name: /^Merge ticket \d+$/ }).press('Enter');
    await expect(ada.getByRole('alertdialog')).toContainText('This cannot be undone.');
    await expectAccessible(ada);
    await ada.getByRole('alertdialog').getByRole('button', { name: 'Merge' }).press('Enter');
    await expect(ada.getByText('Tickets merged')).toBeVisible();
    await expect(ada.getByRole('region', { name: /^Ticket \d+$/ })).toContainText('Where is my gold?');
  });

  await test.step('a solved request stays in the list', async () => {
    await ada.getByRole('button', { name: 'Solve without an answer' }).press('Enter');
    await expect(ada.getByRole('button', { name: 'Open again' })).toBeVisible();
    await member.goto('/support');
    const row = member.getByRole('link', { name: new RegExp(question.replaceAll('?', String.raw`\?`)) });
    await expect(row).toContainText('Solved');
    await expectAccessible(member);
  });
});

test('the page of a request that does not exist says so', async ({ journey }) => {
  const page = await journey.open({ size: 'phone' });
  await enterAsFinished(page, { gender: 1 });
  journey.tolerate({ status: 404, path: '/v1/support/999999999' });

  await page.goto('/support/999999999');

  await expect(page.getByRole('heading', { name: 'Page not found' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Try again' })).toHaveCount(0);
});
