import type { sendCode as endpoint } from '@peonia/contract/accounts/account-codes.ts';
import type { Language } from '@peonia/i18n/languages.ts';
import type { Captcha } from '../../../platform/captcha/captcha.ts';
import type { Config } from '../../../platform/config.ts';
import type { Database } from '../../../platform/db/database.ts';
import type { Db } from '../../../platform/db/statement.ts';
import type { Call } from '../../../platform/http/call.ts';
import { refuse, type Refusal } from '../../../platform/http/refusal.ts';
import { enqueue } from '../../../platform/outbox/outbox.ts';
import { accountByContact } from '../account.sql.ts';
import { contactKeys, readContact, type Contact } from '../contact.ts';
import type { VerificationCodes, CodePurpose } from './verification-code.ts';

interface Context {
  readonly database: Database;
  readonly codes: VerificationCodes;
  readonly captcha: Captcha;
  readonly config: Config;
  nudge(): void;
}

/**
 * Sends a code. Discloses nothing about the address: known or not, the same work is done and counted, and the reply is
 * `code_sent`.
 */
export async function sendCode(
  { db, body, caller, client, language }: Call<typeof endpoint>,
  { database, codes, captcha, config, nudge }: Context,
): Promise<Refusal> {
  const minutes = config.limits.code_minutes;
  const contact = readContact(body);
  const purpose: CodePurpose = body.purpose ?? (caller === null ? 'find' : 'verify');
  const isOwn = purpose === 'verify' || purpose === 'close';
  if (isOwn && caller === null) throw refuse('session_over');
  // Guests solve a captcha, so that the endpoint cannot flood mailboxes.
  if (caller === null && !(await captcha.isSolved(db, 'verify', body.captcha))) throw refuse('captcha_required');
  await database.transaction(async (tx) => {
    const owner = await accountByContact.first(tx, contactKeys(contact));
    const accountId = isOwn ? (caller?.id ?? null) : (owner?.id ?? null);
    const code = await codes.issue(tx, {
      purpose,
      contact,
      accountId,
      asker: { memberId: isOwn ? (caller?.id ?? null) : null, client },
      deliverable: isDeliverable(purpose, owner, caller?.id ?? null),
    });
    if (code !== null)
      await enqueueCode(tx, {
        purpose,
        contact: storedContact(owner, contact),
        code,
        minutes,
        language: (owner?.language as Language | undefined) ?? language,
      });
  });
  nudge();
  return refuse('code_sent');
}

/** The address as the account has it: a code never goes to what was typed. An address of nobody has its one form. */
function storedContact(owner: { email: string | null; phone: string | null } | undefined, typed: Contact): Contact {
  const stored = typed.kind === 'email' ? owner?.email : owner?.phone;
  return stored === undefined || stored === null ? typed : ({ ...typed, value: stored } as Contact);
}

/** Whether the address has a recipient who can use the code. */
function isDeliverable(
  purpose: CodePurpose,
  owner: { id: number; status: string } | undefined,
  callerId: number | null,
): boolean {
  if (purpose === 'register') return owner === undefined;
  if (purpose === 'verify') return owner === undefined || owner.id === callerId;
  if (purpose === 'close') return owner !== undefined && owner.id === callerId;
  if (purpose === 'reactivate') return owner?.status === 'closed';
  return owner?.status === 'active';
}

/** Enqueues the mail or text message with a code. */
export async function enqueueCode(
  db: Db,
  message: { purpose: CodePurpose; contact: Contact; code: string; minutes: number; language: Language },
): Promise<void> {
  await enqueue(db, 'account.notification', {
    kind: message.purpose,
    email: message.contact.kind === 'email' ? message.contact.value : null,
    phone: message.contact.kind === 'phone' ? message.contact.value : null,
    language: message.language,
    values: { code: message.code, minutes: message.minutes },
  });
}
