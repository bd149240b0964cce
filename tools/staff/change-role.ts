import type { StaffRole } from '@peonia/contract/staff/staff.ts';
import { grantRole, revokeRole } from '../../apps/api/src/features/moderation/staff.sql.ts';
import { grantPair, revokePair, revokePairs } from '../../apps/api/src/features/translators/language-pair.sql.ts';
import type { Db } from '../../apps/api/src/platform/db/statement.ts';
import type { LanguagePair } from './read-pair.ts';

interface Change {
  readonly name: string;
  readonly role: StaffRole;
  /** Of a translator. */
  readonly pair: LanguagePair | null;
}

/**
 * Gives somebody a role, a translator with a pair of languages. Answers what to say, null where there is no such
 * account.
 */
export async function grant(db: Db, { name, role, pair }: Change): Promise<string | null> {
  if ((await grantRole.first(db, { name, role })) === undefined) return null;
  if (pair !== null) await grantPair.one(db, { name, ...pair });
  return `${name} is ${role}${pair === null ? '' : ` from ${pair.source} into ${pair.target}`}.`;
}

/** Takes a role away, with all languages of a translator; or one pair of languages alone. */
export async function revoke(db: Db, { name, role, pair }: Change): Promise<string | null> {
  if (pair !== null)
    return (await revokePair.run(db, { name, ...pair })) === 0
      ? null
      : `${name} no longer translates from ${pair.source} into ${pair.target}.`;
  if ((await revokeRole.run(db, { name, role })) === 0) return null;
  if (role === 'translator') await revokePairs.run(db, { name });
  return `${name} is no longer ${role}.`;
}
