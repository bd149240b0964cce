import { trialPack } from '@peonia/core/packs.ts';
import type { Db } from '../../../platform/db/statement.ts';
import { grantPack } from '../grant-pack.ts';

/** Grants the free trial for a verified address, once per person. True when it began. */
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
