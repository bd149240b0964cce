import { paidItem } from '../ledger/public.ts';

/** Translations by people, and what was given back for them. */
export const paidTranslations = paidItem({
  name: 'human translation',
  cause: 'translation_order',
  items: `select id::text as item, 'translation' as kind, price as gold from translation_order
    union all select id || ' back', 'refund', price from translation_order where refunded_at is not null`,
  item: "t.cause_id || case when t.reverses is null then '' else ' back' end",
});
