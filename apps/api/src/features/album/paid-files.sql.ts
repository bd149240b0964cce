import { paidThings } from '../ledger/public.ts';
import { fileSales } from '../media/public.ts';

/** Purchased files and their refunds: the sale references its transfer. */
export const boughtFiles = paidThings({
  name: 'bought file',
  cause: 'upload_sale',
  things: fileSales,
  thing:
    "case when t.reverses is null then t.cause_id || ' by transfer ' || t.id else t.cause_id || ' back for transfer ' || t.reverses end",
});
