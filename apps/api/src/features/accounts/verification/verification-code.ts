import { createHmac, randomInt } from 'node:crypto';
import type { codePurposes } from '@peonia/contract/accounts/account-codes.ts';
import type { Limits } from '@peonia/contract/protocol/limits.ts';
import type { Db } from '../../../platform/db/statement.ts';
import { refuse } from '../../../platform/http/refusal.ts';
import type { Contact } from '../contact.ts';
import { insertCode, lockAddress, recentSends, tryCode } from './verification-code.sql.ts';

export type CodePurpose = (typeof codePurposes)[number];

/** Issues and redeems codes. Addresses and codes are stored as keyed hashes. */
export interface VerificationCodes {
  /** Creates a code for an address. Throws `code_too_soon` if the rate limit is reached. Call it in a transaction. */
  issue(db: Db, request: { purpose: CodePurpose; contact: Contact; accountId: number | null }): Promise<string>;
  /** Returns the account of a code, or `false` if the code is wrong, used, expired or was tried too often. */
  redeem(
    db: Db,
    request: { purpose: CodePurpose; contact: Contact; code: string },
  ): Promise<{ account_id: number | null } | false>;
}

export function openVerificationCodes(secret: string, limits: Limits): VerificationCodes {
  const keyed = (text: string) => createHmac('sha256', `codes:${secret}`).update(text).digest();
  const addressHash = (contact: Contact) => keyed(contact.kind === 'email' ? contact.key : contact.value);
  return {
    async issue(db, { purpose, contact, accountId }) {
      const address_hash = addressHash(contact);
      await lockAddress.run(db, { address_hash });
      const recent = await recentSends.one(db, { address_hash });
      const seconds = secondsUntilNextCode(recent, limits);
      if (seconds > 0) throw refuse('code_too_soon', { seconds });
      const code = String(randomInt(0, 1_000_000)).padStart(6, '0');
      await insertCode.run(db, {
        purpose,
        address_hash,
        account_id: accountId,
        code_hash: keyed(`${purpose}:${code}`),
        minutes: limits.code_minutes,
      });
      return code;
    },
    async redeem(db, { purpose, contact, code }) {
      const row = await tryCode.first(db, {
        purpose,
        address_hash: addressHash(contact),
        code_hash: keyed(`${purpose}:${code}`),
        tries: limits.code_tries,
      });
      return row?.right === true ? { account_id: row.account_id } : false;
    },
  };
}

/**
 * Seconds until another code may be sent: 60 s between two, at most five in half an hour. Applies to unknown addresses
 * too.
 */
export function secondsUntilNextCode(
  recent: { sends: number; seconds_since: number | null; seconds_to_oldest: number | null },
  limits: Limits,
): number {
  if (recent.seconds_since === null) return 0;
  const pause = limits.code_resend_seconds - recent.seconds_since;
  const full = recent.sends >= limits.code_sends_per_half_hour ? (recent.seconds_to_oldest ?? 0) : 0;
  return Math.max(0, Math.ceil(Math.max(pause, full)));
}
