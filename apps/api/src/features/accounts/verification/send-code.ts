import type { sendCode as endpoint } from '@peonia/contract/accounts/account-codes.ts';
import type { Language } from '@peonia/i18n/languages.ts';
import type { Captcha } from '../../../platform/captcha/captcha.ts';
import type { Config } from '../../../platform/config/config.ts';
import type { Database } from '../../../platform/db/database.ts';
import type { Db } from '../../../platform/db/statement.ts';
import type { Call } from '../../../platform/http/call.ts';
import { refuse, type Refusal } from '../../../platform/http/refusal.ts';
import { enqueueAccountNotification } from '../account-notifications.ts';
import { accountByContact, accountById, provenOwner, type ContactRow } from '../account.sql.ts';
import { contactKeys, readContact, type Contact } from '../contact.ts';
import { enqueueAddressKnown } from '../registration/notify-address-known.ts';
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
  const isOwn = purpose === 'verify' || purpose === 'close' || purpose === 'confirm';
  if (isOwn && caller === null) throw refuse('session_over');
  // Guests solve a captcha, so that the endpoint cannot flood mailboxes.
  if (caller === null && !(await captcha.isSolved(db, 'verify', body.captcha))) throw refuse('captcha_required');
  await database.transaction(async (tx) => {
    const { account, isDeliverable } = await findRecipient(tx, { purpose, contact, callerId: caller?.id ?? null });
    const code = await codes.issue(tx, {
      purpose,
      contact,
      accountId: isOwn ? (caller?.id ?? null) : (account?.id ?? null),
      asker: { memberId: isOwn ? (caller?.id ?? null) : null, client },
      deliverable: isDeliverable,
    });
    const to = (account?.language as Language | undefined) ?? language;
    if (code !== null)
      await enqueueCode(tx, { purpose, contact: storedContact(account, contact), code, minutes, language: to });
    else if (!isDeliverable && account !== undefined && (purpose === 'verify' || purpose === 'register'))
      await enqueueAddressKnown(tx, account, contact);
  });
  nudge();
  return refuse('code_sent');
}

interface Recipient {
  /** The account that the address belongs to. */
  readonly account: ContactRow | undefined;
  readonly isDeliverable: boolean;
}

/**
 * Who receives a code, and whether they can use it. A proof of an address that another account has proven is refused by
 * a mail to that address, never by the reply.
 */
async function findRecipient(
  db: Db,
  { purpose, contact, callerId }: { purpose: CodePurpose; contact: Contact; callerId: number | null },
): Promise<Recipient> {
  const keys = contactKeys(contact);
  if (purpose === 'register' || purpose === 'verify') {
    const owner = await provenOwner.first(db, keys);
    const isFree = owner === undefined || owner.id === callerId;
    return { account: owner, isDeliverable: isFree };
  }
  if (purpose === 'close' || purpose === 'confirm') {
    const own = callerId === null ? undefined : await accountById.first(db, { id: callerId });
    const stored = contact.kind === 'email' ? own?.email : own?.phone;
    const isProven = contact.kind === 'email' ? own?.email_verified : own?.phone_verified;
    return { account: own, isDeliverable: stored === contact.value && (purpose === 'close' || isProven === true) };
  }
  const status = purpose === 'reactivate' ? 'closed' : 'active';
  const account = await accountByContact.first(db, { ...keys, status });
  return { account, isDeliverable: account?.status === status };
}

/** The address as the account has it: a code never goes to what was typed. An address of nobody has its one form. */
function storedContact(owner: ContactRow | undefined, typed: Contact): Contact {
  const stored = typed.kind === 'email' ? owner?.email : owner?.phone;
  return stored === undefined || stored === null ? typed : ({ ...typed, value: stored } as Contact);
}

/** Enqueues the mail or text message with a code. */
export async function enqueueCode(
  db: Db,
  message: { purpose: CodePurpose; contact: Contact; code: string; minutes: number; language: Language },
): Promise<void> {
  await enqueueAccountNotification(db, {
    kind: message.purpose,
    email: message.contact.kind === 'email' ? message.contact.value : null,
    phone: message.contact.kind === 'phone' ? message.contact.value : null,
    language: message.language,
    values: { code: message.code, minutes: message.minutes },
  });
}
