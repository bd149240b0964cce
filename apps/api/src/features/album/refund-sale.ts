import type { Db } from '../../platform/db/statement.ts';
import { reverseTransfer } from '../ledger/public.ts';
import { endSale, salesOf } from '../media/public.ts';

/**
 * Gives the gold of one purchase back and ends the access, once. Answers the buyer, null where there was nothing to
 * give back.
 */
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

/** Gives everyone their gold back who bought a file, for one that staff removed. Answers the buyers. */
export async function refundBuyers(db: Db, uploadId: number): Promise<number[]> {
  const buyers: number[] = [];
  for (const sale of await salesOf(db, uploadId))
    buyers.push(...[await refundSale(db, sale)].flatMap((buyer) => buyer ?? []));
  return buyers;
}
