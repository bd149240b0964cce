import type {
  AnnouncementCase,
  AnnouncementRow,
  AnnouncementState,
  getAnnouncement,
  listAnnouncements as endpoint,
} from '@peonia/contract/announcements.ts';
import type { ReplyOf } from '@peonia/contract/protocol/endpoint.ts';
import type { Limits } from '@peonia/contract/protocol/limits.ts';
import { cutPage } from '../../platform/db/cut-page.ts';
import type { Call } from '../../platform/http/call.ts';
import { refuse } from '../../platform/http/refusal.ts';
import { readAccountSummaries } from '../accounts/public.ts';
import { requireStaff } from '../moderation/public.ts';
import { announcementPages, deskAnnouncement, type DeskAnnouncement } from './announcement.sql.ts';

/** A page of one part of the list. */
export async function listAnnouncements(
  { db, caller, query }: Call<typeof endpoint>,
  limits: Limits,
): Promise<ReplyOf<typeof endpoint>> {
  await requireStaff(db, caller, 'announcements.edit', limits);
  const { show = 'current', max_id: last = null } = query;
  const most = limits.complaint_page;
  const rows = last === -1 ? [] : await announcementPages[show].all(db, { last, most: most + 1 });
  const { shown, max_id } = cutPage(rows, most);
  return { items: shown.map(presentRow), max_id };
}

export async function readAnnouncementCase(
  { db, caller, params }: Call<typeof getAnnouncement>,
  limits: Limits,
): Promise<AnnouncementCase> {
  await requireStaff(db, caller, 'announcements.edit', limits);
  const row = await deskAnnouncement.first(db, { id: params.id });
  if (row === undefined) throw refuse('not_found');
  const { id, reads, author_id, changed_at, starts_at, ends_at } = row;
  const names = await readAccountSummaries(db, author_id === null ? [] : [author_id]);
  return {
    id,
    state: stateOf(row),
    reads,
    author: author_id === null ? null : (names.get(author_id)?.name ?? null),
    changed_at: changed_at.toISOString(),
    draft: {
      kind: row.kind,
      audience: row.audience,
      audience_values: row.audience_values,
      priority: row.priority,
      is_dismissible: row.is_dismissible,
      starts_at: starts_at.toISOString(),
      ends_at: ends_at.toISOString(),
      texts: [...row.texts],
    },
  };
}

function presentRow(row: DeskAnnouncement): AnnouncementRow {
  const { id, kind, audience, priority, reads, texts } = row;
  return {
    id,
    state: stateOf(row),
    kind,
    audience,
    priority,
    title: (texts.find(({ language }) => language === 'en') ?? texts[0])?.title ?? '',
    languages: texts.length,
    reads,
    starts_at: row.starts_at.toISOString(),
    ends_at: row.ends_at.toISOString(),
  };
}

function stateOf({ published_at, withdrawn_at, starts_at, ends_at }: DeskAnnouncement): AnnouncementState {
  const now = Date.now();
  if (withdrawn_at !== null) return 'withdrawn';
  if (published_at === null) return 'draft';
  if (ends_at.getTime() <= now) return 'ended';
  return starts_at.getTime() > now ? 'scheduled' : 'current';
}
