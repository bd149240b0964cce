import type { Db } from '../../../platform/db/statement.ts';
import type { ClientHint } from '../../../platform/http/call.ts';
import { deviceKeys, keyedHash } from './keyed-hash.ts';
import { findRefusedBirthday, insertRefusedBirthday, setBirthdayCleared } from './refused-birthday.sql.ts';

interface Asker {
  /** Null for a guest. */
  readonly accountId: number | null;
  readonly client: ClientHint;
}

/** Remembers a birthday under the minimum age for the account and the device. Decision 45. */
export async function storeRefusedBirthday(
  db: Db,
  { birthday, ageMin, ...asker }: Asker & { birthday: string; ageMin: number },
  secret: string,
): Promise<void> {
  await insertRefusedBirthday.run(db, { hashes: hashesOf(asker, secret), birthday, age_min: ageMin });
}

/** The birthday that was refused for this account or device, or null. */
export async function readRefusedBirthday(db: Db, asker: Asker, secret: string): Promise<string | null> {
  const account_hash = asker.accountId === null ? null : accountHash(asker.accountId, secret);
  return (await findRefusedBirthday.one(db, { hashes: hashesOf(asker, secret), account_hash })).birthday;
}

/** Lets the account give its birthday again, whatever was refused on its device. */
export async function clearRefusedBirthday(
  db: Db,
  { accountId, birthday }: { accountId: number; birthday: string },
  secret: string,
): Promise<void> {
  await setBirthdayCleared.run(db, { account_hash: accountHash(accountId, secret), birthday });
}

function hashesOf({ accountId, client }: Asker, secret: string): Buffer[] {
  const account = accountId === null ? [] : [accountHash(accountId, secret)];
  return [...account, ...deviceKeys(client).map((key) => keyedHash('birthday', key, secret))];
}

function accountHash(accountId: number, secret: string): Buffer {
  return keyedHash('birthday', `account:${accountId}`, secret);
}
