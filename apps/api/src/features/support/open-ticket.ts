import type { Limits } from '@peonia/contract/protocol/limits.ts';
import type { openTicket as endpoint } from '@peonia/contract/support/support.ts';
import type { Captcha } from '../../platform/captcha/captcha.ts';
import type { Call } from '../../platform/http/call.ts';
import { refuse } from '../../platform/http/refusal.ts';
import { enqueue } from '../../platform/outbox/outbox.ts';
import { mailContacts, readEmail } from '../accounts/public.ts';
import { firstPriority, readCategory, readContent, readName, targetHours } from './ticket-rule.ts';
import { insertTicket, lockSender, sameTicket } from './ticket.sql.ts';

interface Context {
  readonly captcha: Captcha;
  readonly limits: Limits;
  nudge(): void;
}

/**
 * Opens a ticket. Checks follow the order of the specification; only a valid ticket of a guest uses up the captcha. The
 * same words again are the ticket that waits already.
 */
export async function openTicket(
  { db, body, caller, language, afterCommit }: Call<typeof endpoint>,
  { captcha, limits, nudge }: Context,
): Promise<{ id: number }> {
  const category = readCategory(body, caller !== null);
  if (caller === null && (body.captcha ?? '') === '') throw refuse('captcha_required');
  const content = readContent(body);
  const { name, email } = caller === null ? readSender(body) : await knownSender(db, caller);
  const ticket = { category, account_id: caller?.id ?? null, name, email, language, content };
  // The reply to the first one may be lost: staff would answer twice.
  await lockSender.run(db, { sender: String(ticket.account_id ?? email) });
  const same = await sameTicket.first(db, {
    account_id: ticket.account_id,
    email,
    category,
    content,
    minutes: limits.ticket_repeat_minutes,
  });
  if (same !== undefined) return { id: same.id };
  if (caller === null && !(await captcha.isSolved(db, 'support', body.captcha))) throw refuse('captcha_required');
  const priority = firstPriority[category];
  const { id } = await insertTicket.one(db, {
    ...ticket,
    priority,
    hours: targetHours(priority, limits),
  });
  await enqueue(db, 'support.ticket-opened', { ticket_id: id });
  afterCommit(nudge);
  return { id };
}

function readSender(body: Call<typeof endpoint>['body']): { name: string; email: string } {
  const email = readEmail(body.email ?? '');
  if (email === null) throw refuse('email_invalid');
  return { email: email.value, name: readName(body) };
}

/** A member gives neither name nor address. */
async function knownSender(
  db: Call<typeof endpoint>['db'],
  caller: NonNullable<Call<typeof endpoint>['caller']>,
): Promise<{ name: string; email: string }> {
  const contacts = await mailContacts(db, [caller.id]);
  return { name: caller.name, email: contacts.get(caller.id)?.email ?? '' };
}
