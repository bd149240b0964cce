import { trialPack } from '@peonia/core/packs.ts';
import type { Db } from '../../platform/db/statement.ts';
import { grantPack } from './grant-pack.ts';

/**
 * Gives the free trial for a proven address unless this person had one by any of their addresses or devices. True when
 * it began.
 */
export async function grantTrial(db: Db, account: { id: number; device: Buffer | null }): Promise<boolean> {
  const granted = await grantPack(db, {
    accountId: account.id,
    month: trialPack,
    cause: `verified:${account.id}`,
    paidBy: null,
    device: account.device,
  });
  return granted.outcome === 'granted';
}
