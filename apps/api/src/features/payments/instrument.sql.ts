import { statement } from '../../platform/db/statement.ts';

export const noteInstrument = statement<{ order_id: number; hash: Buffer }, { order_id: number }>(
  'note_payment_instrument',
  `insert into payment_instrument (order_id, hash) values (:order_id, :hash)
   on conflict do nothing returning order_id`,
);

/** Whether an order was paid with an instrument that another account has paid with. */
export const isInstrumentOf = statement<{ order_id: number; account_id: number }, { same: boolean }>(
  'is_payment_instrument_of',
  `select exists (
     select 1 from payment_instrument i join payment_instrument known on known.hash = i.hash
       join payment_order o on o.id = known.order_id
     where i.order_id = :order_id and o.account_id = :account_id
   ) as same`,
);

export const eraseInstruments = statement<{ account_id: number }>(
  'erase_payment_instruments',
  'delete from payment_instrument where order_id in (select id from payment_order where account_id = :account_id)',
);
