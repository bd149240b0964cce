import { statement } from '../../platform/db/statement.ts';

/** What the books know stays; whose it was, what was said about it and what was kept of the text goes. */
export const eraseTranslations = statement<{ member_id: number }>(
  'erase_translations',
  `with quotes as (delete from translation_quote where member_id = :member_id), returns as (delete from translation_return where member_id = :member_id)
   update translation_order set payer_id = nullif(payer_id, :member_id), other_id = nullif(other_id, :member_id),
     translator_id = case when state = 'taken' then translator_id else nullif(translator_id, :member_id) end,
     mark_reason = case when payer_id = :member_id then null else mark_reason end,
     draft = '', drafted_by = null, redacted = null, originals = null, kinds = null
   where payer_id = :member_id or other_id = :member_id or translator_id = :member_id or drafted_by = :member_id`,
);

/** What somebody has in hand when they leave goes back to the others. */
export const freeHandsOf = statement<{ member_id: number }>(
  'free_translations_of',
  `update translation_order set state = 'waiting', translator_id = null, redacted = null, originals = null, kinds = null where translator_id = :member_id and state = 'taken'`,
);

export const translationsOf = statement<
  { member_id: number },
  {
    message_id: number | null;
    from: string;
    to: string;
    words: number;
    characters: number;
    price: number;
    state: string;
    mark: number | null;
    reason: string | null;
    ordered_at: Date;
    delivered_at: Date | null;
    refunded_at: Date | null;
  }
>(
  'own_translations_of',
  `select message_id, source as "from", target as "to", words, characters, price, state, mark, mark_reason as reason, ordered_at, delivered_at, refunded_at
   from translation_order where payer_id = :member_id order by id`,
);

/** What somebody translated for others: how much, never what. */
export const workOf = statement<
  { member_id: number },
  { from: string; to: string; words: number; characters: number; state: string; delivered_at: Date | null }
>(
  'own_translation_work_of',
  `select source as "from", target as "to", words, characters, state, delivered_at from translation_order where translator_id = :member_id and state in ('done', 'refunded') order by id`,
);
