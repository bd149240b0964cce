import { statement } from '../../platform/db/statement.ts';

/** Lets somebody of the staff translate between two languages. No row where there is no open account of that name. */
export const grantPair = statement<{ name: string; source: string; target: string }, { member_id: number }>(
  'grant_translator_pair',
  `insert into translator_pair (member_id, source, target) select id, :source, :target from active_account where name = :name
   on conflict (member_id, source, target) do update set granted_at = translator_pair.granted_at returning member_id`,
);

export const revokePair = statement<{ name: string; source: string; target: string }>(
  'revoke_translator_pair',
  'delete from translator_pair where source = :source and target = :target and member_id = (select id from active_account where name = :name)',
);

export const revokePairs = statement<{ name: string }>(
  'revoke_translator_pairs',
  'delete from translator_pair where member_id = (select id from active_account where name = :name)',
);

export const listPairs = statement<object, { name: string; source: string; target: string }>(
  'list_translator_pairs',
  'select a.name, p.source, p.target from translator_pair p join active_account a on a.id = p.member_id order by a.name, p.source, p.target',
);

/**
 * Whether an open account other than the two translates between the languages. That it has the role of a translator is
 * asked when it takes one.
 */
export const hasTranslator = statement<{ source: string; target: string; ids: number[] }, { so: boolean }>(
  'has_translator',
  `select exists (
     select 1 from translator_pair p join active_account a on a.id = p.member_id
     where p.source = :source and p.target = :target and p.member_id <> all(:ids::bigint[])
   ) as so`,
);

export const pairsOf = statement<{ member_id: number }, { from: string; to: string }>(
  'translator_pairs_of',
  'select source as "from", target as "to" from translator_pair where member_id = :member_id order by source, target',
);

export const erasePairs = statement<{ member_id: number }>(
  'erase_translator_pairs',
  'delete from translator_pair where member_id = :member_id',
);
