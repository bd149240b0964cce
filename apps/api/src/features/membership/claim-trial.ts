import { createHash } from 'node:crypto';
import type { Db } from '../../platform/db/statement.ts';
import { personOf } from '../accounts/public.ts';
import { claimTrialKeys } from './trial.sql.ts';

/**
 * Claims the one trial of the person behind an account: by the account, its proven addresses and its devices. False
 * where one of them had a trial before. An address that nobody has proven may be somebody else's and claims nothing.
 */
export async function claimTrial(db: Db, accountId: number, device: Buffer | null = null): Promise<boolean> {
  const person = await personOf(db, accountId);
  const names = [
    `account:${accountId}`,
    ...(person.email_key === null ? [] : [`email:${mailboxOf(person.email_key)}`]),
    ...(person.phone === null ? [] : [`phone:${person.phone}`]),
    ...[...person.devices, ...(device === null ? [] : [device])].map((hash) => `device:${hash.toString('hex')}`),
  ];
  // One order for everybody: two claims of one person wait for each other and never in a ring.
  const keys = [...new Set(names)].toSorted().map((name) => createHash('sha256').update(name).digest());
  return (await claimTrialKeys.one(db, { account_id: accountId, keys })).first;
}

/**
 * One mailbox has many spellings: what stands behind a plus is dropped everywhere, and dots where the provider ignores
 * them.
 */
export function mailboxOf(emailKey: string): string {
  const [local = '', domain = ''] = emailKey.split('@');
  const plain = local.split('+')[0] ?? '';
  const sameMailbox = domain === 'googlemail.com' ? 'gmail.com' : domain;
  return `${sameMailbox === 'gmail.com' ? plain.replaceAll('.', '') : plain}@${sameMailbox}`;
}
