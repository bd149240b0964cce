import type { StaffRole } from '@peonia/contract/staff/staff-roles.ts';
import type { ViewCause, ViewedPage } from '@peonia/contract/staff/view-as.ts';
import { statement } from '../../../platform/db/statement.ts';

interface Key {
  readonly id: number;
  readonly staff_id: number;
  readonly session_id: number;
}

export interface ViewRow {
  readonly id: number;
  readonly member_id: number;
  readonly cause: ViewCause;
  readonly until: Date;
}

export const insertView = statement<
  {
    member_id: number;
    staff_id: number;
    session_id: number;
    cause: ViewCause;
    roles: readonly StaffRole[];
    minutes: number;
  },
  ViewRow & Record<string, unknown>
>(
  'insert_member_view',
  `insert into member_view (member_id, staff_id, session_id, cause, roles, until)
   values (:member_id, :staff_id, :session_id, :cause, :roles::text[], now() + make_interval(mins => :minutes::int))
   returning id, member_id, cause, until`,
);

/** A view that is open, of this session; no row for others. */
export const openViewOf = statement<Key, ViewRow & Record<string, unknown>>(
  'open_member_view',
  `select id, member_id, cause, until from member_view
   where id = :id and staff_id = :staff_id and session_id = :session_id and ended_at is null and until > now()`,
);

/** Notes what a view shows, once each. */
export const noteViewedPage = statement<{ view_id: number; page: ViewedPage; about_id: number }>(
  'note_viewed_page',
  `insert into member_view_page (view_id, page, about_id) values (:view_id, :page, :about_id)
   on conflict (view_id, page, about_id) do nothing`,
);

export interface EndedView {
  readonly id: number;
  readonly member_id: number;
  readonly staff_id: number;
  readonly minutes: number;
  readonly pages: ViewedPage[];
}

const ended = `returning id, member_id, staff_id, ceil(extract(epoch from ended_at - opened_at) / 60)::int as minutes,
   array(select page || case about_id when 0 then '' else ' ' || about_id end from member_view_page p where p.view_id = member_view.id order by p.seen_at limit 100) as pages`;

/** Ends the open views of a session, or the one that is named. */
export const endViewsOf = statement<
  { id: number | null; staff_id: number; session_id: number },
  EndedView & Record<string, unknown>
>(
  'end_member_views',
  `update member_view set ended_at = least(now(), until), session_id = null
   where staff_id = :staff_id and session_id = :session_id and ended_at is null and (:id::bigint is null or id = :id)
   ${ended}`,
);

/** Ends views whose time or session is over. */
export const endOverdue = statement<{ most: number }, EndedView & Record<string, unknown>>(
  'end_overdue_member_views',
  `update member_view set ended_at = least(now(), until), session_id = null where id in (
     select id from member_view where ended_at is null and (until <= now() or session_id is null)
     order by until limit :most::int for update skip locked
   ) ${ended}`,
);

interface OwnViewRow {
  readonly id: number;
  readonly cause: ViewCause;
  readonly roles: StaffRole[];
  readonly opened_at: Date;
  readonly ended_at: Date | null;
  readonly pages: ViewedPage[];
}

const ownColumns = `id, cause, roles, opened_at, ended_at,
     array(select distinct page from member_view_page p where p.view_id = v.id order by page) as pages`;

/** Views of a member, newest first. */
export const viewsOf = statement<
  { member_id: number; before: number; most: number },
  OwnViewRow & Record<string, unknown>
>(
  'views_of_member',
  `select ${ownColumns} from member_view v
   where member_id = :member_id and id < :before order by id desc limit :most::int`,
);

export const exportViews = statement<{ member_id: number }, OwnViewRow & Record<string, unknown>>(
  'export_member_views',
  `select ${ownColumns} from member_view v where member_id = :member_id order by id`,
);

/** Deletes views of the member, and what views of others show of them. */
export const eraseViews = statement<{ member_id: number }>(
  'erase_member_views',
  `with pages as (delete from member_view_page where about_id = :member_id and about_id <> 0)
   delete from member_view where member_id = :member_id`,
);
