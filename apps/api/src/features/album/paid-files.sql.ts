import { paidItem } from '../ledger/public.ts';
import { fileSales } from '../media/public.ts';

/** Purchased files and their refunds: the sale references its transfer. */
export const boughtFiles = paidItem({
  name: 'bought file',
  cause: 'upload_sale',
  items: fileSales,
  item: "case when t.reverses is null then t.cause_id || ' by transfer ' || t.id else t.cause_id || ' back for transfer ' || t.reverses end",
});
