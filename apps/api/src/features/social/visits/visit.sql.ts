import { hotRead, statement } from '../../../platform/db/statement.ts';
import { leavesVisits, listableTo, shownTo } from '../../privacy/public.ts';
import type { ReaderCondition } from '../../profiles/public.ts';
import { pageWithCards, type LikePage, type LikeRow } from '../likes/like.sql.ts';

/** Records a visit, once a UTC day per visitor. Nothing is written where the visitor hides visits or is VIP. */
export const recordVisit = statement<{ visitor: number; visited: number }>(
  'record_visit',
  `insert into member_visit (visitor_id, visited_id, day)
   select v.id, :visited::bigint, (now() at time zone 'UTC')::date from active_account v
   where v.id = :visitor::bigint and not v.is_vip and ${leavesVisits({ member: 'v.id' })}
     and exists (select 1 from active_account a where a.id = :visited::bigint)
   on conflict (visitor_id, visited_id) do update set day = excluded.day, no = nextval('member_visit_no') where member_visit.day < excluded.day`,
);

/** SQL condition: false where `recordVisit` would write nothing, as for guests and every later visit of a day. */
export const visitDue: ReaderCondition = ({ reader, member }) => `(not exists (
    select from member_visit made
    where made.visitor_id = ${reader}::bigint and made.visited_id = ${member} and made.day = (now() at time zone 'UTC')::date
  ) and ${leavesVisits({ member: `${reader}::bigint` })})`;

/**
 * Visitors the reader may see, newest first, with their cards; none for a reader who hides visits. `has_unseen`: a
 * visit came after the last look. An empty page is one row without a member.
 */
export const visitorPage = hotRead<
  LikePage,
  { has_unseen: boolean } & (LikeRow | { member_id: null }) & Record<string, unknown>
>(
  'visitor_page',
  `with visitors as (${pageWithCards(`select v.visitor_id as member_id, v.no as key from member_visit v
   where v.visited_id = :reader::bigint and v.no < :before and ${leavesVisits({ member: ':reader::bigint' })} and ${leavesVisits({ member: 'v.visitor_id' })}
     and ${shownTo({ reader: ':reader', readerVip: ':reader_vip', member: 'v.visitor_id' })}
   order by v.no desc limit :most`)})
   select visitors.*, (select coalesce(max(latest.no), 0) from member_visit latest where latest.visited_id = :reader::bigint)
       > coalesce((select seen.no from member_visit_seen seen where seen.member_id = :reader::bigint), 0) as has_unseen
   from (select) one left join visitors on true order by visitors.key desc`,
);

/** Whether the member may see the visitor: both share visits, and the access policy allows it. */
export const mayBeNotified = statement<{ visitor: number; visited: number }, { may: boolean }>(
  'may_be_notified_of_visit',
  `select exists (
     select 1 from active_account reader join active_account v on v.id = :visitor::bigint
     where reader.id = :visited::bigint and ${leavesVisits({ member: 'reader.id' })} and ${listableTo({ reader: 'reader.id', readerVip: 'reader.is_vip', member: 'v.id' })}
   ) as may`,
);

/** Marks all visits as seen. */
export const markVisitsSeen = statement<{ member_id: number }>(
  'mark_visits_seen',
  `insert into member_visit_seen (member_id, no) select :member_id::bigint, max(no) from member_visit where visited_id = :member_id::bigint having max(no) is not null
   on conflict (member_id) do update set no = excluded.no where member_visit_seen.no < excluded.no`,
);

/** Unseen visits with the newest names, for many members. */
export const unseenVisitsOf = hotRead<{ ids: number[] }, { member_id: number; count: number; names: string[] }>(
  'unseen_visits_of',
  `select v.visited_id as member_id, count(*) as count, (array_agg(a.name order by v.no desc))[1:3] as names
   from member_visit v join active_account a on a.id = v.visitor_id join active_account reader on reader.id = v.visited_id
   left join member_visit_seen s on s.member_id = v.visited_id
   where v.visited_id = any(:ids::bigint[]) and v.no > coalesce(s.no, 0) and ${leavesVisits({ member: 'reader.id' })} and ${leavesVisits({ member: 'v.visitor_id' })}
     and ${listableTo({ reader: 'reader.id', readerVip: 'reader.is_vip', member: 'v.visitor_id' })}
   group by v.visited_id`,
);

export const eraseVisits = statement<{ member_id: number }>(
  'erase_visits',
  'with seen as (delete from member_visit_seen where member_id = :member_id) delete from member_visit where visitor_id = :member_id or visited_id = :member_id',
);

/** Profiles that the member opened, by day. Visits to the member's profile are exported by the visitors. */
export const visitsMade = statement<{ member_id: number }, { user_id: number; name: string | null; day: string }>(
  'visits_made',
  `select v.visited_id as user_id, a.name, v.day from member_visit v left join active_account a on a.id = v.visited_id
   where v.visitor_id = :member_id order by v.no`,
);
