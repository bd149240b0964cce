import { createHmac } from 'node:crypto';
import type { codePurposes } from '@peonia/contract/accounts/account-codes.ts';
import type { Limits } from '@peonia/contract/protocol/limits.ts';
import type { Db } from '../../../platform/db/statement.ts';
import type { ClientHint } from '../../../platform/http/call.ts';
import { networkOfAddress } from '../../../platform/http/rate-limit/network-of-address.ts';
import { refuse } from '../../../platform/http/refusal.ts';
import type { Contact } from '../contact.ts';
import { isKnownDevice } from '../login/device.sql.ts';
import { clientHash } from '../sessions/create-session.ts';
import { drawCode } from './draw-code.ts';
import {
  accountOfCode,
  countCodeFailure,
  insertCode,
  lockAddress,
  recentSends,
  tryCode,
  uncountCodeFailure,
} from './verification-code.sql.ts';

export type CodePurpose = (typeof codePurposes)[number];

/** Who asks for a code or enters one: a member with a session, else a browser. */
export interface CodeAsker {
  readonly memberId: number | null;
  readonly client: ClientHint;
}

interface CodeRequest {
  readonly purpose: CodePurpose;
  readonly contact: Contact;
  readonly asker: CodeAsker;
}

/** A right code. */
interface Redeemed {
  readonly account_id: number | null;
  /** When it was used for the same before; null at its first use. */
  readonly used_before: Date | null;
}

/** Issues and redeems codes. Addresses and codes are stored as keyed hashes. Decision 34. */
export interface VerificationCodes {
  /**
   * Creates a code for an address. Returns null if nothing may be sent: nobody can use the code, or too many were sent
   * to this address. Throws `code_too_soon` if this asker asks too often, whether the address is known or not. Call it
   * in a transaction.
   */
  issue(
    db: Db,
    request: CodeRequest & { readonly accountId: number | null; readonly deliverable: boolean },
  ): Promise<string | null>;
  /**
   * Returns the account of a code, or `false` if the code is wrong, used, expired, was tried too often or was asked for
   * in another browser. `checksOnly` counts the try and leaves a right code usable. What names the same `usedFor`
   * within minutes redeems it again: its reply may have been lost. Throws `too_many_requests` after too many wrong
   * codes from this network or for this address.
   */
  redeem(
    db: Db,
    request: CodeRequest & { readonly code: string; readonly checksOnly?: boolean; readonly usedFor?: string },
  ): Promise<Redeemed | false>;
}

/** Hashes under one secret. */
function hashesUnder(secret: string) {
  const keyed = (text: string) => createHmac('sha256', `codes:${secret}`).update(text).digest();
  const networkHash = ({ client }: CodeAsker) => keyed(`network:${networkOfAddress(client.address)}`);
  return {
    keyed,
    networkHash,
    addressHash: (contact: Contact) => keyed(contact.kind === 'email' ? contact.key : contact.value),
    browserHash: (asker: CodeAsker) =>
      asker.memberId !== null
        ? keyed(`member:${asker.memberId}`)
        : asker.client.id !== null
          ? keyed(`browser:${asker.client.id}`)
          : networkHash(asker),
  };
}

/** `secrets` begins with the present one; a code that a previous one hashed is still redeemed. */
export function openVerificationCodes(secrets: readonly string[], limits: Limits): VerificationCodes {
  const [current = hashesUnder(''), ...previous] = secrets.map(hashesUnder);
  const { keyed, networkHash, addressHash, browserHash } = current;
  const findCode = async (
    db: Db,
    { addressHash: hash, browserHash: browser }: typeof current,
    { purpose, contact, asker }: CodeRequest,
  ) => {
    const asked = { purpose, address_hash: hash(contact), browser_hash: browser(asker) };
    return { asked, account: await accountOfCode.first(db, asked) };
  };
  const isKnown = async (db: Db, account_id: number | null, { client }: CodeAsker) => {
    const client_hash = clientHash(client);
    return (
      account_id !== null && client_hash !== null && (await isKnownDevice.one(db, { account_id, client_hash })).known
    );
  };

  return {
    async issue(db, { purpose, contact, asker, accountId, deliverable }) {
      const address_hash = addressHash(contact);
      const browser_hash = browserHash(asker);
      await lockAddress.run(db, { address_hash });
      const known = asker.memberId !== null || (await isKnown(db, accountId, asker));
      // A browser may call itself anything: only one that the account knows is counted apart from its network.
      const asker_hash = known ? browser_hash : networkHash(asker);
      const recent = await recentSends.one(db, { purpose, address_hash, asker_hash });
      const seconds = secondsUntilNextCode(recent, limits);
      if (seconds > 0) throw refuse('code_too_soon', { seconds });
      const sends = deliverable && (known || recent.sent_to_all < limits.code_sends_all_per_half_hour);
      const code = drawCode();
      await insertCode.run(db, {
        purpose,
        address_hash,
        asker_hash,
        browser_hash,
        account_id: accountId,
        code_hash: sends ? keyed(`${purpose}:${code}`) : null,
        minutes: limits.code_minutes,
      });
      return sends ? code : null;
    },

    async redeem(db, { purpose, contact, asker, code, checksOnly = false, usedFor }) {
      const address_hash = addressHash(contact);
      let found = { under: current, ...(await findCode(db, current, { purpose, contact, asker })) };
      for (const under of previous)
        if (found.account === undefined) found = { under, ...(await findCode(db, under, { purpose, contact, asker })) };
      const counters = (await isKnown(db, found.account?.account_id ?? null, asker))
        ? []
        : [
            { key_hash: networkHash(asker), most: limits.code_failures_network_per_hour },
            {
              key_hash: keyed(`failures:${purpose}:${address_hash.toString('hex')}`),
              most: limits.code_failures_address_per_hour,
            },
          ];
      for (const { key_hash, most } of counters) {
        const { failures, seconds_left } = await countCodeFailure.one(db, { key_hash });
        if (failures > most) throw refuse('too_many_requests', { seconds: seconds_left });
      }
      const row = await tryCode.first(db, {
        ...found.asked,
        code_hash: found.under.keyed(`${purpose}:${code}`),
        tries: limits.code_tries,
        consumes: !checksOnly,
        used_for: usedFor === undefined ? null : found.under.keyed(`used for:${usedFor}`),
        repeat_minutes: limits.code_repeat_minutes,
      });
      if (row?.right !== true) return false;
      for (const { key_hash } of counters) await uncountCodeFailure.run(db, { key_hash });
      return { account_id: row.account_id, used_before: row.used_before };
    },
  };
}

/** Seconds until this asker may have another code sent: 60 s between two, at most five in half an hour. */
function secondsUntilNextCode(
  recent: { requests: number; seconds_since: number | null; seconds_to_oldest: number | null },
  limits: Limits,
): number {
  if (recent.seconds_since === null) return 0;
  const pause = limits.code_resend_seconds - recent.seconds_since;
  const full = recent.requests >= limits.code_sends_per_half_hour ? (recent.seconds_to_oldest ?? 0) : 0;
  return Math.max(0, Math.ceil(Math.max(pause, full)));
}
