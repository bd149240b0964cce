import { type Locator, type Page, expect } from '@playwright/test';
import type { Member } from './make-member.ts';

/** The conversation that is open. */
export function log(page: Page): Locator {
  return page.getByRole('log');
}

export function messageField(page: Page): Locator {
  return page.locator('[data-testid=composer] textarea');
}

/** The newest message, with its status. */
export function lastMessage(page: Page): Locator {
  return log(page).locator('[data-testid=message]:has(p)').last();
}

/** What was said, in order, without the names before it. */
export async function said(page: Page): Promise<string[]> {
  const texts = await log(page).locator('[data-testid=message] > :first-child p').allTextContents();
  return texts.map((text) => text.replace(/^[^:：]*[:：] ?/, ''));
}

/** Writes a message and sends it. */
export async function say(page: Page, text: string): Promise<void> {
  await messageField(page).fill(text);
  await messageField(page).press('Enter');
}

/** Many messages at once, past the field: for conversations that have to be long. */
export async function sayMany(page: Page, from: Member, to: Member, texts: readonly string[]): Promise<void> {
  for (const [place, text] of texts.entries()) {
    const data = {
      user_id: to.id,
      message_type: 'text',
      message_content: text,
      client_id: `${from.id}-${to.id}-many-${place}`,
    };
    const reply = await page.request.post('/v1/messages', { headers: { authorization: `Bearer ${from.token}` }, data });
    expect(reply.status(), await reply.text()).toBe(201);
  }
}

/** The row of a message by its words or the name of what is in it. */
export function rowOf(page: Page, words: string): Locator {
  return log(page)
    .locator('[data-seq]')
    .filter({ has: page.getByText(words).or(page.getByRole('group', { name: words })) })
    .last();
}
