import {
  type deletePageDraft,
  type EditedPage,
  pagePlanDays,
  type PageVersionRow,
  type publishPage as publishEndpoint,
  type savePageDraft,
  type withdrawPageVersion,
} from '@peonia/contract/pages/pages-desk.ts';
import type { Db } from '../../platform/db/statement.ts';
import type { Call } from '../../platform/http/call.ts';
import { refuse } from '../../platform/http/refusal.ts';
import { readAccountSummaries } from '../accounts/public.ts';
import { noteAct, requireFreshStaff, requireStaff } from '../moderation/public.ts';
import { orderTexts, requirePublishable, requireSummaries } from './check-texts.ts';
import { isAgreedPage } from './page-consents.ts';
import {
  deleteDraft,
  draftOf,
  insertVersion,
  lastNumber,
  lockPage,
  storeDraft,
  versionByNumber,
  withdrawVersion,
} from './page.sql.ts';
import { changedLanguages, presentVersion, runningTexts, type Desk } from './read-desk.ts';

const dayMs = 86_400_000;

/** Saves the draft. Throws `page_moved` if it is not as the caller saw it. */
export async function saveDraft(
  { db, caller, params: { name }, body }: Call<typeof savePageDraft>,
  { limits, running }: Desk,
): Promise<{ revision: number }> {
  await requireStaff(db, caller, 'pages.edit', limits);
  const texts = orderTexts(body.texts);
  await lockPage.run(db, { page: name });
  const before = await requireSeen(db, name, body.seen);
  const saved = await storeDraft.one(db, { page: name, texts: JSON.stringify(texts), author_id: caller.id });
  // From the draft before, or else from what runs.
  const changes = changedLanguages(before?.texts ?? runningTexts(running, name), texts);
  const values = { before: draftText(before?.revision), after: draftText(saved.revision) };
  await logAct(db, caller.id, { act: 'page.drafted', name, ...values, detail: changes.join(' ') });
  return saved;
}

/** Discards the draft. Without one nothing happens. */
export async function discardDraft(
  { db, caller, params: { name } }: Call<typeof deletePageDraft>,
  { limits }: Desk,
): Promise<Record<string, never>> {
  await requireStaff(db, caller, 'pages.edit', limits);
  await lockPage.run(db, { page: name });
  const found = await deleteDraft.first(db, { page: name });
  if (found !== undefined) {
    const values = { before: draftText(found.revision), after: draftText(undefined) };
    await logAct(db, caller.id, { act: 'page.discarded', name, ...values, detail: '' });
  }
  return {};
}

/** Makes the draft a version, from now or from a later day on, with a fresh code. */
export async function publishPage(
  { db, caller, params: { name }, body, afterCommit }: Call<typeof publishEndpoint>,
  { limits, running }: Desk,
): Promise<PageVersionRow> {
  await requireFreshStaff(db, caller, 'pages.edit', limits);
  const effectiveAt = readDay(body.effective_at);
  await lockPage.run(db, { page: name });
  const draft = await requireSeen(db, name, body.seen);
  if (draft === undefined) throw refuse('page_moved');
  requirePublishable(draft.texts, limits);
  if (body.must_agree === true) {
    if (!isAgreedPage(name)) throw refuse('page_not_agreed');
    requireSummaries(draft.texts);
  }
  const before = runningTexts(running, name);
  const changes = changedLanguages(before, draft.texts);
  if (changes.length === 0) throw refuse('page_unchanged');
  const number = (await lastNumber.one(db, { page: name })).number + 1;
  await insertVersion.run(db, {
    page: name,
    number,
    texts: JSON.stringify(draft.texts),
    effective_at: effectiveAt,
    author_id: caller.id,
    note: body.note.trim(),
    must_agree: body.must_agree === true,
  });
  await deleteDraft.run(db, { page: name });
  const detail = [
    changes.join(' '),
    ...(body.must_agree === true ? ['members must agree'] : []),
    ...(body.note.trim() === '' ? [] : [body.note.trim()]),
  ];
  const from = effectiveAt === null ? '' : ` from ${effectiveAt.toISOString()}`;
  const values = { before: `version ${running.running(name).number}`, after: `version ${number}${from}` };
  await logAct(db, caller.id, { act: 'page.published', name, ...values, detail: detail.join(' · ') });
  afterCommit(running.refresh);
  const row = await versionByNumber.one(db, { page: name, number });
  const names = await readAccountSummaries(db, [caller.id]);
  const author = names.get(caller.id)?.name ?? null;
  return presentVersion(row, { before, author, runs: effectiveAt === null ? number : running.running(name).number });
}

/** Withdraws a planned version, with a fresh code. Throws `page_running` for one that runs or ran. */
export async function withdrawPlanned(
  { db, caller, params: { name, number } }: Call<typeof withdrawPageVersion>,
  { limits }: Desk,
): Promise<Record<string, never>> {
  await requireFreshStaff(db, caller, 'pages.edit', limits);
  await lockPage.run(db, { page: name });
  const row = await versionByNumber.first(db, { page: name, number });
  if (row === undefined) throw refuse(number === 1 ? 'page_running' : 'not_found');
  if (row.withdrawn_at !== null) return {};
  const withdrawn = await withdrawVersion.first(db, { page: name, number });
  if (withdrawn === undefined) throw refuse('page_running');
  const planned = `version ${number} from ${row.effective_at.toISOString()}`;
  const values = { before: planned, after: `version ${number} withdrawn` };
  await logAct(db, caller.id, { act: 'page.withdrawn', name, ...values, detail: '' });
  return {};
}

async function requireSeen(db: Db, page: EditedPage, seen: number) {
  const draft = await draftOf.first(db, { page });
  if ((draft?.revision ?? 0) !== seen) throw refuse('page_moved');
  return draft;
}

function readDay(text: string | null): Date | null {
  if (text === null) return null;
  const day = new Date(text);
  const ahead = day.getTime() - Date.now();
  // Also refuses times that no calendar has.
  if (!(ahead > 0 && ahead <= pagePlanDays * dayMs)) throw refuse('page_day', { days: pagePlanDays });
  return day;
}

interface Act {
  readonly act: string;
  readonly name: EditedPage;
  readonly before: string;
  readonly after: string;
  readonly detail: string;
}

function draftText(revision: number | undefined): string {
  return revision === undefined ? 'no draft' : `draft ${revision}`;
}

async function logAct(db: Db, staff_id: number, { act, name, detail, ...values }: Act): Promise<void> {
  await noteAct.run(db, {
    staff_id,
    act,
    subject: 'page',
    subject_ids: [],
    ...values,
    detail: [name, ...(detail === '' ? [] : [detail])].join(': '),
  });
}
