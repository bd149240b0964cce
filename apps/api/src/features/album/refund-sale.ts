import type { Db } from '../../platform/db/statement.ts';
import { reverseTransfer } from '../ledger/public.ts';
import { endSale, salesOf } from '../media/public.ts';

/** Refunds one purchase and ends the access, once. Returns the buyer, or null if there was nothing to refund. */
export async function refundSale(db: Db, saleId: number): Promise<number | null> {
  const ended = await endSale(db, saleId);
  if (ended === null) return null;
  await reverseTransfer(db, {
    key: `upload-refund:${saleId}`,
    transfer_id: ended.transfer_id,
    cause: 'upload_sale',
    cause_id: saleId,
  });
  return ended.buyer_id;
}

/** Refunds all buyers of a file that staff removed. Returns their ids. */
export async function refundBuyers(db: Db, uploadId: number): Promise<number[]> {
  const buyers: number[] = [];
  for (const sale of await salesOf(db, uploadId))
    buyers.push(...[await refundSale(db, sale)].flatMap((buyer) => buyer ?? []));
  return buyers;
}
