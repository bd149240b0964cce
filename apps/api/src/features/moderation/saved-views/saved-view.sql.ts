import type { SavedView } from '@peonia/contract/staff/saved-views.ts';
import { statement } from '../../../platform/db/statement.ts';

type ViewRow = SavedView & Record<string, unknown>;
type OwnPage = { member_id: number; page: string };
const columns = 'id, page, name, query, is_default';

export const savedViewsOf = statement<{ member_id: number }, ViewRow>(
  'saved_views_of',
  `select ${columns} from saved_view where member_id = :member_id order by page, name`,
);

/** Serializes saving per staff member, so that the limit holds. */
export const lockSavedViews = statement<{ member_id: number }>(
  'lock_saved_views',
  `select pg_advisory_xact_lock(hashtextextended('saved views ' || :member_id::bigint, 0))`,
);

export const countOtherViews = statement<OwnPage & { name: string }, { count: number }>(
  'count_other_saved_views',
  'select count(*) as count from saved_view where member_id = :member_id and page = :page and name <> :name',
);

export const dropDefaultView = statement<OwnPage>(
  'drop_default_view',
  'update saved_view set is_default = false where member_id = :member_id and page = :page and is_default',
);

export const upsertSavedView = statement<OwnPage & Pick<SavedView, 'name' | 'query' | 'is_default'>, ViewRow>(
  'upsert_saved_view',
  `insert into saved_view (member_id, page, name, query, is_default) values (:member_id, :page, :name, :query, :is_default)
   on conflict (member_id, page, name) do update set query = excluded.query, is_default = excluded.is_default
   returning ${columns}`,
);

export const deleteSavedView = statement<{ member_id: number; id: number }>(
  'delete_saved_view',
  'delete from saved_view where member_id = :member_id and id = :id',
);

export const eraseSavedViews = statement<{ member_id: number }>(
  'erase_saved_views',
  'delete from saved_view where member_id = :member_id',
);

export const exportSavedViews = statement<
  { member_id: number },
  Omit<SavedView, 'id'> & { created_at: Date } & Record<string, unknown>
>(
  'export_saved_views',
  'select page, name, query, is_default, created_at from saved_view where member_id = :member_id order by id',
);
