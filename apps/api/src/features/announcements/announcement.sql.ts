import type { AnnouncementAudience, AnnouncementKind, AnnouncementText } from '@peonia/contract/announcements.ts';
import { statement } from '../../platform/db/statement.ts';

export interface AnnouncementFields {
  readonly kind: AnnouncementKind;
  readonly audience: AnnouncementAudience;
  readonly audience_values: string[];
  readonly priority: number;
  readonly is_dismissible: boolean;
  readonly starts_at: Date;
  readonly ends_at: Date;
}

export interface StoredAnnouncement extends AnnouncementFields {
  readonly id: number;
  readonly texts: readonly AnnouncementText[];
}

export interface DeskAnnouncement extends StoredAnnouncement {
  readonly published_at: Date | null;
  readonly withdrawn_at: Date | null;
  readonly author_id: number | null;
  readonly changed_at: Date;
  readonly reads: number;
}

const columns = `a.id, a.kind, a.audience, a.audience_values, a.priority, a.is_dismissible, a.starts_at, a.ends_at,
  coalesce((select json_agg(json_build_object('language', t.language, 'title', t.title, 'body', t.body) order by t.language)
     from announcement_text t where t.announcement_id = a.id), '[]') as texts`;
const deskColumns = `${columns}, a.published_at, a.withdrawn_at, a.author_id, a.changed_at,
  (select count(*) from announcement_read r where r.announcement_id = a.id) as reads`;

const parts = {
  drafts: 'a.published_at is null',
  current: 'a.published_at is not null and a.withdrawn_at is null and a.ends_at > now()',
  past: '(a.withdrawn_at is not null or (a.published_at is not null and a.ends_at <= now()))',
} as const;

/** Published and not over, in the order of precedence; those that have not begun are among them. */
export const publishedAnnouncements = statement<object, StoredAnnouncement & Record<string, unknown>>(
  'published_announcements',
  `select ${columns} from announcement a where ${parts.current} order by a.priority desc, a.id desc`,
);

const page = (name: keyof typeof parts) =>
  statement<{ last: number | null; most: number }, DeskAnnouncement & Record<string, unknown>>(
    `announcement_page_${name}`,
    `select ${deskColumns} from announcement a
     where ${parts[name]} and (:last::bigint is null or a.id < :last) order by a.id desc limit :most`,
  );

export const announcementPages = { drafts: page('drafts'), current: page('current'), past: page('past') };

export const deskAnnouncement = statement<{ id: number }, DeskAnnouncement & Record<string, unknown>>(
  'desk_announcement',
  `select ${deskColumns} from announcement a where a.id = :id`,
);

export const lockAnnouncement = statement<
  { id: number },
  StoredAnnouncement & { published_at: Date | null; changed_at: Date; is_over: boolean; has_english: boolean } & Record<
      string,
      unknown
    >
>(
  'lock_announcement',
  `select ${columns}, a.published_at, a.changed_at, a.withdrawn_at is not null or (a.published_at is not null and a.ends_at <= now()) as is_over,
     exists (select 1 from announcement_text t where t.announcement_id = a.id and t.language = 'en') as has_english
   from announcement a where a.id = :id for update`,
);

/** Returns no row for a `client_id` that is stored already. */
export const insertAnnouncement = statement<
  AnnouncementFields & { author_id: number; client_id: string },
  { id: number }
>(
  'insert_announcement',
  `insert into announcement
     (kind, audience, audience_values, priority, is_dismissible, starts_at, ends_at, author_id, client_id)
   values (:kind, :audience, :audience_values, :priority, :is_dismissible, :starts_at, :ends_at, :author_id, :client_id)
   on conflict (client_id) do nothing returning id`,
);

export const announcementByClientId = statement<{ client_id: string }, { id: number }>(
  'announcement_by_client_id',
  'select id from announcement where client_id = :client_id',
);

export const updateAnnouncement = statement<AnnouncementFields & { id: number; author_id: number }>(
  'update_announcement',
  `update announcement set kind = :kind, audience = :audience, audience_values = :audience_values, priority = :priority,
     is_dismissible = :is_dismissible, starts_at = :starts_at, ends_at = :ends_at, author_id = :author_id, changed_at = now()
   where id = :id`,
);

export const deleteTexts = statement<{ id: number }>(
  'delete_announcement_texts',
  'delete from announcement_text where announcement_id = :id',
);

export const insertTexts = statement<{ id: number; languages: string[]; titles: string[]; bodies: string[] }>(
  'insert_announcement_texts',
  `insert into announcement_text (announcement_id, language, title, body)
   select :id, * from unnest(:languages::text[], :titles::text[], :bodies::text[])`,
);

export const publishAnnouncement = statement<{ id: number }>(
  'publish_announcement',
  'update announcement set published_at = coalesce(published_at, now()) where id = :id',
);

export const withdrawAnnouncement = statement<{ id: number }>(
  'withdraw_announcement',
  'update announcement set withdrawn_at = coalesce(withdrawn_at, now()) where id = :id',
);

/** Notes that a member closed it. Returns the current announcements they have closed; no row if it is not current. */
export const insertRead = statement<{ id: number; member_id: number }, { read: number[] }>(
  'insert_announcement_read',
  `with current_one as (select a.id from announcement a where a.id = :id and ${parts.current}),
   added as (insert into announcement_read (announcement_id, member_id) select id, :member_id from current_one
     on conflict do nothing)
   select to_jsonb(array(select r.announcement_id from announcement_read r join announcement a on a.id = r.announcement_id
     where r.member_id = :member_id and ${parts.current} union select id from current_one)) as read from current_one`,
);

export const readsOf = statement<{ member_id: number }, { announcement_id: number; read_at: Date }>(
  'announcement_reads_of',
  'select announcement_id, read_at from announcement_read where member_id = :member_id order by read_at',
);

export const eraseReads = statement<{ member_id: number }>(
  'erase_announcement_reads',
  `with released as (update announcement set author_id = null where author_id = :member_id)
   delete from announcement_read where member_id = :member_id`,
);
