import type { Db } from '../../../platform/db/statement.ts';
import type { ClientHint } from '../../../platform/http/call.ts';
import { contactKeys, type Contact } from '../contact.ts';
import { personOf } from '../vip.ts';
import { findBannedKey, insertBannedKeys } from './banned-key.sql.ts';
import { deviceKey, deviceKeys, keyedHash } from './keyed-hash.ts';

interface Person {
  readonly email_key: string | null;
  readonly phone: string | null;
  /** Keys of `keyedHash`. */
  readonly devices: readonly string[];
}

/**
 * Remembers the proven addresses and the devices of a suspended member as keyed hashes, as long as the sanction holds.
 * Does nothing if the account is not suspended any more.
 */
export async function storeBannedKeys(
  db: Db,
  { accountId, until }: { accountId: number; until: Date | null },
  secret: string,
): Promise<void> {
  const hashes = bannedHashesOf(await personOf(db, accountId), secret);
  await insertBannedKeys.run(db, { hashes, account_id: accountId, until });
}

/** The keys under which a person would be stored. */
export function bannedHashesOf(
  { devices, ...addresses }: Awaited<ReturnType<typeof personOf>>,
  secret: string,
): Buffer[] {
  return hashesOf({ ...addresses, devices: devices.map(deviceKey) }, secret);
}

/** Whether somebody with this address or on this device is suspended. */
export async function isBanned(
  db: Db,
  { contact, client }: { contact: Contact | null; client: ClientHint },
  secret: string,
): Promise<boolean> {
  const keys = contact === null ? { email_key: null, phone: null } : contactKeys(contact);
  const hashes = hashesOf({ ...keys, devices: deviceKeys(client) }, secret);
  return (await findBannedKey.one(db, { hashes })).found;
}

function hashesOf({ email_key, phone, devices }: Person, secret: string): Buffer[] {
  const keys = [email_key === null ? null : `email:${email_key}`, phone === null ? null : `phone:${phone}`, ...devices];
  return keys.flatMap((key) => (key === null ? [] : [keyedHash('banned', key, secret)]));
}
