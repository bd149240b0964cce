import { paidThings } from '../ledger/public.ts';
import { fileSales } from '../media/public.ts';

/** Files that were bought, and what was given back for them: the sale names its transfer. */
export const boughtFiles = paidThings({
  name: 'bought file',
  cause: 'upload_sale',
  things: fileSales,
  thing:
    "case when t.reverses is null then t.cause_id || ' by transfer ' || t.id else t.cause_id || ' back for transfer ' || t.reverses end",
});
