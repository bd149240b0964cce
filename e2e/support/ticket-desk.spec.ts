import type { Page } from '@playwright/test';
import { openStaffSession } from '../moderation/open-staff-session.ts';
import { enterAsFinished } from '../profiles/enter-member.ts';
import { grantRole } from './control.ts';
import { expectAccessible } from './expect-accessible.ts';
import { expect, test } from './journey.ts';
import { uniqueName } from './member.ts';

const answer = 'Open Settings, then Verification.';

// covers: /contact
test('a guest writes to the operator, and one of the staff answers with the keyboard', async ({ journey }) => {
  // The captcha's work is measured for one person's machine; on a busy one it takes its time.
  test.setTimeout(240_000);
  const [guest, ada] = [await journey.open(), await journey.open()];
  const name = uniqueName('guest');
  const email = `${name}@example.com`;
  const question = `Where do I change the address of ${name}?`;
  await grantRole({ name: await enterAsFinished(ada, { gender: 0 }), role: 'support' });
  await openStaffSession(ada);

  await writeTicket(guest, { name, email, question });

  await test.step('the account menu leads to the start page, which counts the ticket and leads to its queue', async () => {
    await ada.goto('/home');
    await ada.getByTestId('account-button').click();
    await ada.getByRole('link', { name: 'Staff pages' }).click();
    await expect(ada).toHaveURL(/\/staff$/);
    await expect(ada.getByRole('link', { name: 'Staff pages' })).toBeHidden();
    const tile = ada.getByRole('list', { name: 'Queues' }).getByRole('link', { name: /^Tickets/ });
    await expect(tile).toContainText(/\d+ waiting/);
    await expect(ada.getByRole('list', { name: 'Queues' }).getByRole('link')).toHaveCount(1);
    await expectAccessible(ada);
    await tile.press('Enter');
    await expect(ada).toHaveURL(/\/staff\/tickets$/);
  });

  await test.step('? shows the shortcuts of the page', async () => {
    await expect(ada.getByRole('list', { name: 'Queue' })).toBeVisible();
    const shortcuts = ada.getByRole('dialog', { name: 'Keyboard shortcuts' });
    // On a busy machine the page may listen only after the list stands.
    await expect(async () => {
      if (!(await shortcuts.isVisible())) await ada.keyboard.press('?');
      await expect(shortcuts).toContainText('Write a reply', { timeout: 3_000 });
    }).toPass();
    await expectAccessible(ada);
    await ada.keyboard.press('Escape');
    await expect(shortcuts).toBeHidden();
  });

  await test.step('the ticket is opened by what it says, and taken', async () => {
    await ada.getByRole('list', { name: 'Queue' }).getByRole('button', { name: question }).press('Enter');
    const ticket = ada.getByRole('region', { name: /^Ticket \d+$/ });
    await expect(ticket).toContainText(question);
    await ticket.getByRole('button', { name: 'Take it' }).press('Enter');
    await expect(ticket.getByRole('button', { name: 'Release' })).toBeVisible();
    await ada.evaluate(() => scrollTo(0, 0));
    await expectAccessible(ada);
  });

  await test.step('the answer is written after r, sent, and solves the ticket', async () => {
    await ada.getByRole('button', { name: 'Release' }).focus();
    await ada.keyboard.press('r');
    await expect(ada.getByLabel('Your answer or note')).toBeFocused();
    await ada.keyboard.type(answer);
    await ada.keyboard.press('Tab');
    await expect(ada.getByRole('button', { name: 'Send and solve' })).toBeFocused();
    await ada.keyboard.press('Enter');
    await expect(ada.getByText('Sent and solved')).toBeVisible();
    await expect(ada.getByRole('button', { name: 'Open again' })).toBeVisible();
  });

  await test.step('on a phone the ticket replaces the list, and Back returns to it', async () => {
    await ada.setViewportSize({ width: 390, height: 844 });
    await ada.getByRole('button', { name: 'Solved', exact: true }).click();
    const row = ada.getByRole('list', { name: 'Queue' }).getByRole('button', { name: question });
    await row.press('Enter');
    const back = ada.getByRole('button', { name: 'Back to the list' });
    await expect(back).toBeFocused();
    await expect(row).toBeHidden();
    await expectAccessible(ada);
    await back.press('Enter');
    await expect(row).toBeFocused();
  });

  await test.step('the mail carries the answer with the question below it', async () => {
    await expect.poll(() => readAnswerMail(ada, email)).toContain(question);
    expect(await readAnswerMail(ada, email)).toContain(answer);
  });
});

async function writeTicket(page: Page, { name, email, question }: Record<'name' | 'email' | 'question', string>) {
  await page.goto('/contact');
  await expect(page.locator('[data-testid=contact-form] [type=submit]')).toBeVisible();
  await page.getByLabel('Your name').fill(name);
  await page.getByLabel('E-mail address for our answer').fill(email);
  await page.getByLabel('Your message').fill(question);
  await page.getByRole('button', { name: 'I’m not a robot' }).click();
  await expect(page.getByRole('button', { name: 'Confirmed, thank you' })).toBeVisible({ timeout: 180_000 });
  await page.getByRole('button', { name: 'Send message' }).click();
  await expect(page.getByText(/we have received your message/)).toBeVisible();
}

/** The newest answer that was mailed to an address, or nothing yet. */
async function readAnswerMail(page: Page, address: string): Promise<string> {
  const text = await (await page.request.get('/debug/mail')).text();
  const mails = text.split('─'.repeat(60));
  return mails.find((mail) => mail.includes(`to ${address}\n`) && mail.includes('Our answer to your request')) ?? '';
}
