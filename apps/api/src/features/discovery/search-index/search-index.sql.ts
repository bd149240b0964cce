import { statement } from '../../../platform/db/statement.ts';

export const deleteWords = statement<{ ids: number[] }>(
  'delete_search_words',
  'delete from search_word where member_id = any(:ids::bigint[])',
);

export const deleteEntry = statement<{ member_id: number }>(
  'delete_search_entry',
  'delete from search_entry where member_id = :member_id',
);

/** Inserts in the order of words, so that concurrent writers do not deadlock. */
export const storeWords = statement<{ words: string[]; ids: number[] }>(
  'store_search_words',
  `insert into search_word (word, member_id) select * from unnest(:words::text[], :ids::bigint[]) as g(word, member_id) order by word collate "C" on conflict do nothing`,
);

export const storeEntries = statement<{ ids: number[] }>(
  'store_search_entries',
  'insert into search_entry (member_id) select unnest(:ids::bigint[]) on conflict do nothing',
);

/** Words whose variants are not stored yet. */
export const unknownWords = statement<{ words: string[] }, { word: string }>(
  'unknown_search_words',
  `select g.word from unnest(:words::text[]) as g(word) where not exists (select 1 from search_variant v where v.variant = g.word collate "C" and v.word = g.word collate "C")`,
);

export const storeVariants = statement<{ variants: string[]; words: string[] }>(
  'store_search_variants',
  `insert into search_variant (variant, word) select * from unnest(:variants::text[], :words::text[]) as g(variant, word)
   order by variant collate "C", word collate "C" on conflict do nothing`,
);

/**
 * Deletes a member's words, and the variants of words that nobody else uses, so that a deleted name leaves no trace.
 */
export const eraseWords = statement<{ member_id: number }>(
  'erase_search_words',
  `with gone as (delete from search_word where member_id = :member_id returning word)
   delete from search_variant v using (select distinct substr(word, 3) as word from gone) g
   where v.word = g.word collate "C"
     and not exists (select 1 from search_word w where w.word in ('b:' || v.word, 'n:' || v.word) and w.member_id <> :member_id)`,
);

/** Deletes variants of words that nobody uses any more. */
export const deleteUnusedVariants = statement<object>(
  'delete_unused_search_variants',
  `delete from search_variant v where not exists (select 1 from search_word w where w.word = 'b:' || v.word) and not exists (select 1 from search_word w where w.word = 'n:' || v.word)`,
);

/** Members without index entry, such as seeded ones. */
export const membersWithoutEntry = statement<{ after: number; most: number }, { member_id: number }>(
  'members_without_search_entry',
  `select m.member_id from searchable_member m
   where m.member_id > :after and not exists (select 1 from search_entry e where e.member_id = m.member_id) order by m.member_id limit :most`,
);
