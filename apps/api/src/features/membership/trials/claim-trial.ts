import { createHash } from 'node:crypto';
import type { Db } from '../../../platform/db/statement.ts';
import { personOf } from '../../accounts/public.ts';
import { claimTrialKeys } from './trial.sql.ts';

/**
 * Claims the single trial of a person by account, verified addresses and devices. False where one of them had a trial.
 * Unverified addresses claim nothing.
 */
export async function claimTrial(db: Db, accountId: number, device: Buffer | null = null): Promise<boolean> {
  const person = await personOf(db, accountId);
  const names = [
    `account:${accountId}`,
    ...(person.email_key === null ? [] : [`email:${mailboxOf(person.email_key)}`]),
    ...(person.phone === null ? [] : [`phone:${person.phone}`]),
    ...[...person.devices, ...(device === null ? [] : [device])].map((hash) => `device:${hash.toString('hex')}`),
  ];
  // A fixed order prevents deadlocks between claims of one person.
  const keys = [...new Set(names)].toSorted().map((name) => createHash('sha256').update(name).digest());
  return (await claimTrialKeys.one(db, { account_id: accountId, keys })).first;
}

/** Normalises a mailbox: drops the part behind a plus, and dots where the provider ignores them. */
export function mailboxOf(emailKey: string): string {
  const [local = '', domain = ''] = emailKey.split('@');
  const plain = local.split('+')[0] ?? '';
  const sameMailbox = domain === 'googlemail.com' ? 'gmail.com' : domain;
  return `${sameMailbox === 'gmail.com' ? plain.replaceAll('.', '') : plain}@${sameMailbox}`;
}
