import { statement } from '../../../platform/db/statement.ts';

/** The highest id that may have a card. */
export const lastProfile = statement<object, { member_id: number }>(
  'last_profile',
  'select coalesce(max(member_id), 0) as member_id from profile',
);

/** Members in a range of ids whose card is missing, superfluous or different from what it is made of. */
export const differingCards = statement<{ after: number; up_to: number }, { member_id: number }>(
  'differing_cards',
  `select coalesce(s.member_id, c.member_id) as member_id
   from (select * from member_card_source where member_id > :after::bigint and member_id <= :up_to::bigint) s
   full join (select * from member_card where member_id > :after::bigint and member_id <= :up_to::bigint) c using (member_id)
   where row(s.*) is distinct from row(c.*)`,
);

export const writeCards = statement<{ ids: readonly number[] }, { written: string }>(
  'write_member_cards',
  'select write_member_card(id)::text as written from unnest(:ids::bigint[]) id',
);
