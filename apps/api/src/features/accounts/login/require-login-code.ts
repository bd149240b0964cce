import type { Language } from '@peonia/i18n/languages.ts';
import type { Config } from '../../../platform/config/config.ts';
import type { Database } from '../../../platform/db/database.ts';
import type { Db } from '../../../platform/db/statement.ts';
import type { ClientHint } from '../../../platform/http/call.ts';
import { Refusal, refuse } from '../../../platform/http/refusal.ts';
import type { ContactRow } from '../account.sql.ts';
import { readEmail, readPhone, type Contact } from '../contact.ts';
import { enqueueCode } from '../verification/send-code.ts';
import type { CodeAsker, VerificationCodes } from '../verification/verification-code.ts';
import type { requiredChallenge } from './login-challenge.ts';

export interface LoginCodeContext {
  readonly database: Database;
  readonly config: Config;
  readonly codes: VerificationCodes;
  nudge(): void;
}

interface LoginAtStrangePlace {
  readonly need: NonNullable<ReturnType<typeof requiredChallenge>>;
  readonly owner: ContactRow;
  readonly code: string | undefined;
  readonly client: ClientHint;
}

/**
 * Requires the code that is sent to the address of the account. Without one it is sent, and `login_code_required` or
 * `login_devices_exceeded` thrown; a wrong one throws `code_invalid`. An account without any address passes. The mail
 * and the try commit separately.
 */
export async function requireLoginCode(
  db: Db,
  { need, owner, code, client }: LoginAtStrangePlace,
  { database, codes, config, nudge }: LoginCodeContext,
): Promise<void> {
  const contact = contactOf(owner);
  if (contact === null) return;
  const asker = { memberId: null, client };
  if (code === undefined) {
    const seconds = await database.transaction((tx) =>
      sendLoginCode(tx, codes, { owner, contact, asker, limits: config.limits }),
    );
    nudge();
    const { devices_max: devices } = config.limits;
    throw refuse(need === 'devices' ? 'login_devices_exceeded' : 'login_code_required', { seconds, devices });
  }
  if ((await codes.redeem(db, { purpose: 'login', contact, code, asker })) === false) throw refuse('code_invalid');
}

/**
 * Sends a login code. Returns the seconds until the next one may be sent. Sends nothing if a code was sent to this
 * address less than a minute ago.
 */
async function sendLoginCode(
  db: Db,
  codes: VerificationCodes,
  {
    owner,
    contact,
    asker,
    limits,
  }: { owner: ContactRow; contact: Contact; asker: CodeAsker; limits: Config['limits'] },
): Promise<number> {
  try {
    const code = await codes.issue(db, {
      purpose: 'login',
      contact,
      accountId: owner.id,
      asker,
      deliverable: true,
    });
    if (code === null) return limits.code_resend_seconds;
    await enqueueCode(db, {
      purpose: 'login',
      contact,
      code,
      minutes: limits.code_minutes,
      language: owner.language as Language,
    });
    return limits.code_resend_seconds;
  } catch (error) {
    if (!(error instanceof Refusal && error.reason === 'code_too_soon')) throw error;
    return Number(error.values['seconds']);
  }
}

/**
 * Where a login code goes: the proven e-mail address, else the proven phone number. An account that has proven nothing
 * gets it at its unproven address, since the device limit holds for it too.
 */
export function contactOf({ email, phone, email_verified, phone_verified }: ContactRow): Contact | null {
  const proven = (email_verified ? readEmail(email ?? '') : null) ?? (phone_verified ? readPhone(phone ?? '') : null);
  return proven ?? readEmail(email ?? '') ?? readPhone(phone ?? '');
}
