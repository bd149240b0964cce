import { createHash } from 'node:crypto';
import { limits } from '@peonia/contract/limits.ts';
import type { Db } from '../../platform/db/statement.ts';
import { extendVip, type Contact } from '../accounts/public.ts';
import { claimTrial } from './trial.sql.ts';

/** Gives the free 7-day trial unless this person had one by any of their addresses or devices. True when it began. */
export async function grantTrial(db: Db, account: { id: number; contact: Contact; device: Buffer | null }): Promise<boolean> {
  const keys = [personKey(account.contact), ...(account.device === null ? [] : [hash(`device:${account.device.toString('hex')}`)])];
  const claimed = await claimTrial.one(db, { account_id: account.id, keys });
  if (!claimed.first) return false;
  await extendVip(db, account.id, limits.trial_days, 'trial');
  return true;
}

/**
 * One mailbox has many spellings: what stands behind a plus is dropped everywhere, and dots where the provider ignores them.
 */
export function mailboxOf(emailKey: string): string {
  const [local = '', domain = ''] = emailKey.split('@');
  const plain = local.split('+')[0] ?? '';
  const sameMailbox = domain === 'googlemail.com' ? 'gmail.com' : domain;
  return `${sameMailbox === 'gmail.com' ? plain.replaceAll('.', '') : plain}@${sameMailbox}`;
}

function personKey(contact: Contact): Buffer {
  return hash(contact.kind === 'email' ? `email:${mailboxOf(contact.key)}` : `phone:${contact.value}`);
}

function hash(text: string): Buffer {
  return createHash('sha256').update(text).digest();
}
