import type {
  AnnouncementDraft,
  changeAnnouncement as changeEndpoint,
  createAnnouncement as createEndpoint,
  decideAnnouncement as decideEndpoint,
  previewAnnouncement as previewEndpoint,
} from '@peonia/contract/announcements.ts';
import type { Limits } from '@peonia/contract/protocol/limits.ts';
import type { Db } from '../../platform/db/statement.ts';
import type { Call } from '../../platform/http/call.ts';
import { refuse } from '../../platform/http/refusal.ts';
import { noteAct, requireFreshStaff, requireStaff } from '../moderation/public.ts';
import type { ActiveAnnouncements } from './active-announcements.ts';
import { announcementHtml } from './announcement-html.ts';
import { changesForLog } from './announcement-log.ts';
import {
  announcementByClientId,
  deleteTexts,
  insertAnnouncement,
  insertTexts,
  lockAnnouncement,
  publishAnnouncement,
  updateAnnouncement,
  withdrawAnnouncement,
  type AnnouncementFields,
} from './announcement.sql.ts';

interface Desk {
  readonly limits: Limits;
  readonly active: ActiveAnnouncements;
}

/** Stores a draft; a repeated `client_id` returns the stored one. */
export async function createAnnouncement(
  { db, caller, body }: Call<typeof createEndpoint>,
  { limits }: Desk,
): Promise<{ id: number }> {
  await requireStaff(db, caller, 'announcements.edit', limits);
  const { client_id, ...draft } = body;
  const fields = checkDraft(draft);
  const added = await insertAnnouncement.first(db, { ...fields, author_id: caller.id, client_id });
  if (added === undefined) return announcementByClientId.one(db, { client_id });
  await storeTexts(db, added.id, draft);
  const changes = changesForLog(null, { ...fields, texts: draft.texts });
  await logAct(db, { staffId: caller.id, id: added.id, act: 'announcement.created', ...changes });
  return added;
}

/**
 * Changes a draft, or with a fresh code what is published. Throws `announcement_over` once it has ended or was
 * withdrawn, and `announcement_moved` if it is not as the caller saw it.
 */
export async function changeAnnouncement(
  { db, caller, params, body, afterCommit }: Call<typeof changeEndpoint>,
  { limits, active }: Desk,
): Promise<Record<string, never>> {
  await requireStaff(db, caller, 'announcements.edit', limits);
  const { seen, ...draft } = body;
  const fields = checkDraft(draft);
  const stored = await lockOpen(db, params.id);
  const { published_at, changed_at } = stored;
  if (seen !== undefined && Date.parse(seen) !== changed_at.getTime()) throw refuse('announcement_moved');
  const hasEnglish = body.texts.some(({ language }) => language === 'en');
  // What readers see already changes with a fresh code alone.
  if (published_at !== null) await requireFreshStaff(db, caller, 'announcements.edit', limits);
  if (published_at !== null && !hasEnglish) throw refuse('announcement_english');
  await updateAnnouncement.run(db, { ...fields, id: params.id, author_id: caller.id });
  await deleteTexts.run(db, { id: params.id });
  await storeTexts(db, params.id, body);
  const changes = changesForLog(stored, { ...fields, texts: body.texts });
  await logAct(db, { staffId: caller.id, id: params.id, act: 'announcement.changed', ...changes });
  afterCommit(active.expire);
  return {};
}

/** Publishes for the period, or withdraws for good, with a fresh code. The same act again changes nothing. */
export async function decideAnnouncement(
  { db, caller, params, body: { act }, afterCommit }: Call<typeof decideEndpoint>,
  { limits, active }: Desk,
): Promise<Record<string, never>> {
  await requireFreshStaff(db, caller, 'announcements.edit', limits);
  const { has_english, published_at } = await lockOpen(db, params.id);
  if (act === 'publish') {
    if (!has_english) throw refuse('announcement_english');
    await publishAnnouncement.run(db, { id: params.id });
  } else {
    if (published_at === null) throw refuse('not_found');
    await withdrawAnnouncement.run(db, { id: params.id });
  }
  const before = published_at === null ? 'draft' : 'published';
  const after = act === 'publish' ? 'published' : 'withdrawn';
  await logAct(db, { staffId: caller.id, id: params.id, act: `announcement.${after}`, before, after });
  afterCommit(active.expire);
  return {};
}

/** The HTML of a text that is not stored yet. */
export async function previewAnnouncement(
  { db, caller, body: { text, ...shown } }: Call<typeof previewEndpoint>,
  { limits }: Desk,
): Promise<{ content: string }> {
  await requireStaff(db, caller, 'announcements.edit', limits);
  return { content: announcementHtml({ ...shown, ...text }) };
}

async function lockOpen(db: Db, id: number) {
  const row = await lockAnnouncement.first(db, { id });
  if (row === undefined) throw refuse('not_found');
  if (row.is_over) throw refuse('announcement_over');
  return row;
}

/** Throws for an empty period, an audience without its values, and texts that cannot be shown. */
function checkDraft({ texts, ...draft }: AnnouncementDraft): AnnouncementFields {
  const hasValues = draft.audience === 'country' || draft.audience === 'language';
  // Also refuses times that no calendar has.
  if (!(Date.parse(draft.ends_at) > Date.parse(draft.starts_at))) throw refuse('announcement_period');
  if (hasValues && draft.audience_values.length === 0) throw refuse('announcement_audience');
  if (new Set(texts.map(({ language }) => language)).size < texts.length)
    throw refuse('input_invalid', { field: 'texts' });
  for (const text of texts) announcementHtml({ ...draft, ...text });
  return {
    kind: draft.kind,
    audience: draft.audience,
    audience_values: hasValues ? draft.audience_values : [],
    priority: draft.priority,
    is_dismissible: draft.is_dismissible,
    starts_at: new Date(draft.starts_at),
    ends_at: new Date(draft.ends_at),
  };
}

async function storeTexts(db: Db, id: number, { texts }: Pick<AnnouncementDraft, 'texts'>): Promise<void> {
  await insertTexts.run(db, {
    id,
    languages: texts.map(({ language }) => language),
    titles: texts.map(({ title }) => title),
    bodies: texts.map(({ body }) => body),
  });
}

interface Act {
  readonly staffId: number;
  readonly id: number;
  readonly act: string;
  readonly before?: string;
  readonly after: string;
}

async function logAct(db: Db, { staffId, id, ...values }: Act): Promise<void> {
  await noteAct.run(db, { staff_id: staffId, subject: 'announcement', subject_ids: [id], detail: '', ...values });
}
