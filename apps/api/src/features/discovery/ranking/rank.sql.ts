import { statement } from '../../../platform/db/statement.ts';

const newSince = `now() - interval '7 days'`;

/** Score 0–1: halves per week of inactivity and grows with profile completeness. */
const score = `power(0.5, greatest(extract(epoch from now() - active_at), 0) / 604800) * (0.4 + 0.6 * completeness)`;

type Ranked = { readonly member_id: number };

export const bestMembers = statement<{ gender: number; most: number }, Ranked>(
  'best_members',
  `select member_id from listed_member where gender = :gender and listed_at <= ${newSince} order by ${score} desc, listed_no limit :most`,
);

export const newMembers = statement<{ gender: number; most: number }, Ranked>(
  'new_members',
  `select member_id from listed_member where gender = :gender and listed_at > ${newSince} order by listed_no desc limit :most`,
);
