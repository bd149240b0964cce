/** The transfers of file sales: purchase and refund. For the proof of the books. */
export const fileSales = `
  select id || ' by transfer ' || coalesce(transfer_id::text, 'none') as item, 'unlock' as kind, price as gold from upload_sale
  union all
  select id || ' back for transfer ' || coalesce(transfer_id::text, 'none'), 'refund', price from upload_sale where refunded_at is not null`;
