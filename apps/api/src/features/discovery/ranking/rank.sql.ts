import { type Statement, statement } from '../../../platform/db/statement.ts';

const newSince = `now() - interval '7 days'`;

/** Share of first messages with a reply, drawn to one half where few were sent. */
const replyRate = `(coalesce(f.answered, 0) + 2) / (coalesce(f.asked, 0) + 4.0)`;

/** Score 0–1: halves per week of inactivity and grows with profile completeness and reply rate. */
const score = `power(0.5, greatest(extract(epoch from now() - m.active_at), 0) / 604800) * (0.4 + 0.6 * m.completeness) * (0.4 + 0.6 * ${replyRate})`;

type Ranked = { readonly member_id: number };

/** The best members of a gender; `firstMessages` as in the hook. */
export function openBestMembers(firstMessages: string): Statement<{ gender: number; most: number }, Ranked> {
  return statement(
    'best_members',
    `with f as materialized (${firstMessages}) select m.member_id from listed_member m left join f on f.member_id = m.member_id
     where m.gender = :gender and m.listed_at <= ${newSince} order by ${score} desc, m.listed_no limit :most`,
  );
}

export const newMembers = statement<{ gender: number; most: number }, Ranked>(
  'new_members',
  `select member_id from listed_member where gender = :gender and listed_at > ${newSince} order by listed_no desc limit :most`,
);
