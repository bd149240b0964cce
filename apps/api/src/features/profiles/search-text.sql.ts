import { statement } from '../../platform/db/statement.ts';

/** What members say in words: their name, and what they wrote about themselves in any language. */
export interface MemberWords {
  readonly member_id: number;
  readonly name: string;
  readonly texts: readonly string[];
}

export const readWords = statement<{ ids: number[] }, MemberWords & Record<string, unknown>>(
  'read_member_words',
  `select p.member_id, a.name, array_prepend(p.biography, array(select b.body from biography b where b.member_id = p.member_id)) as texts
   from profile p join active_account a on a.id = p.member_id where p.member_id = any(:ids::bigint[])`,
);
