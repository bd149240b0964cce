import { paidThings } from '../ledger/public.ts';

/** Translations by people, and what was given back for them. */
export const paidTranslations = paidThings({
  name: 'human translation',
  cause: 'translation_order',
  things: `select id::text as thing, 'translation' as kind, price as gold from translation_order
    union all select id || ' back', 'refund', price from translation_order where refunded_at is not null`,
  thing: "t.cause_id || case when t.reverses is null then '' else ' back' end",
});
