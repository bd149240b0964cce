import type { Limits } from '@peonia/contract/protocol/limits.ts';
import { supportCategories, type SupportCategory, type TicketPriority } from '@peonia/contract/support/support.ts';
import { trimText } from '@peonia/core/trim-text.ts';
import { refuse } from '../../platform/http/refusal.ts';

interface TicketBody {
  readonly category?: string;
  readonly content?: string;
  readonly email?: string;
  readonly name?: string;
}

/** The category of a ticket. A guest has only `contact`. Source: specification section 5, "support". */
export function readCategory(body: TicketBody, isMember: boolean): SupportCategory {
  const category = supportCategories.find((known) => known === body.category);
  if (category === undefined || (category !== 'contact' && !isMember)) throw refuse('illegal_access');
  return category;
}

/** The text of a ticket, without the space around it. */
export function readContent({ content = '' }: TicketBody): string {
  const text = trimText(content);
  if (text === '') throw refuse('support_content_empty');
  return text;
}

/** A name is longer than three characters, counted as a reader sees them. */
export function readName({ name = '' }: TicketBody): string {
  const text = trimText(name);
  if ([...text].length <= 3) throw refuse('support_name_invalid');
  return text;
}

/** The priority that a new ticket gets. Staff change it after reading. */
export const firstPriority: Readonly<Record<SupportCategory, TicketPriority>> = {
  safety: 'urgent',
  payment: 'high',
  account: 'high',
  privacy: 'normal',
  contact: 'normal',
};

/** Hours within which an answer is due. */
export function targetHours(priority: TicketPriority, limits: Limits): number {
  return limits[`ticket_${priority}_hours`];
}

/** Characters of the text that a row of a list shows. */
const startLength = 120;

export function startOf(content: string): string {
  return [...content].slice(0, startLength).join('');
}
