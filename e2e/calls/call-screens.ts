import { type Locator, type Page, expect } from '@playwright/test';
import type { Member } from '../chat/make-member.ts';
import { lineOf } from './watch-line.ts';

/** The call over the page. */
export function sheet(page: Page): Locator {
  return page.getByTestId('call');
}

/** The call in the corner. */
export function corner(page: Page): Locator {
  return page.getByTestId('small-call');
}

/** Presses the button in the head of the conversation and agrees to the price; to a friend it can be `direct`. */
export async function dial(
  page: Page,
  to: Pick<Member, 'id' | 'name'>,
  kind: 'voice' | 'video',
  { direct = false } = {},
): Promise<void> {
  await page.goto(`/chat/${to.id}`);
  await page
    .getByTestId('conversation-head')
    .getByRole('button', { name: kind === 'voice' ? 'Voice call' : 'Video call' })
    .click();
  const price = page.getByRole('dialog', { name: `Call ${to.name}` });
  if (direct) await price.getByRole('checkbox', { name: 'Connect directly' }).check();
  await price.getByRole('button', { name: `Start the ${kind} call` }).click();
}

/** One asks for friendship and the other says yes. */
export async function befriend(page: Page, one: Member, other: Member): Promise<void> {
  const headers = ({ token }: Member) => ({ authorization: `Bearer ${token}` });
  const asked = await page.request.post('/v1/friend_requests', { headers: headers(one), data: { user_id: other.id } });
  expect(asked.ok(), await asked.text()).toBe(true);
  const agreed = await page.request.put('/v1/friend_requests', {
    headers: headers(other),
    data: { user_id: one.id, status: 2 },
  });
  expect(agreed.ok(), await agreed.text()).toBe(true);
}

export async function press(page: Page, name: string): Promise<void> {
  await sheet(page).getByRole('button', { name, exact: true }).click();
}

/** The two talk: both see the time pass, and sound arrives at both. */
export async function expectTalk(...pages: readonly Page[]): Promise<void> {
  for (const page of pages) {
    await expect(page.getByRole('timer')).toContainText(/\d:\d\d/);
    const { audioBytes } = await lineOf(page);
    await expect
      .poll(async () => (await lineOf(page)).audioBytes, { message: 'sound arrives' })
      .toBeGreaterThan(audioBytes);
  }
}
