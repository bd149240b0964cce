import {
  editedPages,
  type EditedPage,
  type getPageVersion,
  type getStaffPage,
  type listPageVersions,
  type listStaffPages,
  type PageCase,
  type PageDraftText,
  type PageRow,
  type PageVersion,
  type PageVersionRow,
  type PageVersionState,
} from '@peonia/contract/pages/pages-desk.ts';
import type { ReplyOf } from '@peonia/contract/protocol/endpoint.ts';
import type { Limits } from '@peonia/contract/protocol/limits.ts';
import { languages } from '@peonia/i18n/languages.ts';
import { serverPage } from '@peonia/i18n/pages/server-pages.ts';
import type { Db } from '../../platform/db/statement.ts';
import type { Call } from '../../platform/http/call.ts';
import { refuse } from '../../platform/http/refusal.ts';
import { countAgreed, readAccountSummaries } from '../accounts/public.ts';
import { requireStaff } from '../moderation/public.ts';
import { isComplete } from './check-texts.ts';
import { isAgreedPage } from './page-consents.ts';
import { draftOf, pageStates, versionByNumber, versionPage, type StoredTexts, type StoredVersion } from './page.sql.ts';
import type { RunningPages } from './running-pages.ts';

export interface Desk {
  readonly limits: Limits;
  readonly running: RunningPages;
}

export async function listPages(
  { db, caller, query }: Call<typeof listStaffPages>,
  { limits, running }: Desk,
): Promise<ReplyOf<typeof listStaffPages>> {
  await requireStaff(db, caller, 'pages.edit', limits);
  return { items: query.max_id === -1 ? [] : await presentRows(db, running), max_id: -1 };
}

export async function readStaffPage(
  { db, caller, params: { name } }: Call<typeof getStaffPage>,
  { limits, running, canTranslate }: Desk & { readonly canTranslate: boolean },
): Promise<PageCase> {
  await requireStaff(db, caller, 'pages.edit', limits);
  const row = (await presentRows(db, running)).find((one) => one.name === name);
  if (row === undefined) throw refuse('not_found');
  const draft = await draftOf.first(db, { page: name });
  const author = draft?.author_id ?? null;
  const names = await readAccountSummaries(db, author === null ? [] : [author]);
  return {
    ...row,
    texts: runningTexts(running, name),
    draft:
      draft === undefined
        ? null
        : {
            texts: [...draft.texts],
            revision: draft.revision,
            author: names.get(author ?? 0)?.name ?? null,
            changed_at: draft.changed_at.toISOString(),
          },
    agreed: await readProgress(db, name, running),
    can_translate: canTranslate,
  };
}

/** How many members agreed to what runs; null where members never had to agree. */
async function readProgress(db: Db, name: EditedPage, running: RunningPages): Promise<PageCase['agreed']> {
  const accepted = running.accepted(name);
  return accepted === null || !isAgreedPage(name) ? null : countAgreed.one(db, { page: name, accepted });
}

/** A page of versions, each with the languages that it changed. The last one is what the program came with. */
export async function listVersions(
  { db, caller, params: { name }, query }: Call<typeof listPageVersions>,
  { limits, running }: Desk,
): Promise<ReplyOf<typeof listPageVersions>> {
  await requireStaff(db, caller, 'pages.edit', limits);
  const { max_id: last = null } = query;
  if (last === -1) return { items: [], max_id: -1 };
  const most = limits.complaint_page;
  const rows = await versionPage.all(db, { page: name, last, most: most + 1 });
  const shown = rows.slice(0, most);
  const names = await readAccountSummaries(db, [...new Set(shown.flatMap(({ author_id }) => author_id ?? []))]);
  const { number: runs } = running.running(name);
  const items = shown.map((row, place) =>
    presentVersion(row, {
      before: rows[place + 1]?.texts ?? firstTexts(name),
      author: names.get(row.author_id ?? 0)?.name ?? null,
      runs,
    }),
  );
  if (rows.length > most) return { items, max_id: shown.at(-1)?.number ?? -1 };
  return { items: [...items, presentFirst(runs)], max_id: -1 };
}

export async function readVersion(
  { db, caller, params: { name, number } }: Call<typeof getPageVersion>,
  { limits, running }: Desk,
): Promise<PageVersion> {
  await requireStaff(db, caller, 'pages.edit', limits);
  const { number: runs } = running.running(name);
  if (number === 1) return { ...presentFirst(runs), texts: firstTexts(name) };
  const row = await versionByNumber.first(db, { page: name, number });
  if (row === undefined) throw refuse('not_found');
  const before = await versionByNumber.first(db, { page: name, number: number - 1 });
  const names = await readAccountSummaries(db, row.author_id === null ? [] : [row.author_id]);
  const author = names.get(row.author_id ?? 0)?.name ?? null;
  return {
    ...presentVersion(row, { before: before?.texts ?? firstTexts(name), author, runs }),
    texts: [...row.texts],
  };
}

interface VersionFacts {
  readonly before: StoredTexts;
  readonly author: string | null;
  /** Number of the running version. */
  readonly runs: number;
}

export function presentVersion(row: StoredVersion, { before, author, runs }: VersionFacts): PageVersionRow {
  return {
    id: row.number,
    state: stateOf(row, runs),
    changes: changedLanguages(before, row.texts),
    author,
    note: row.note,
    must_agree: row.must_agree,
    effective_at: row.effective_at.toISOString(),
    published_at: row.published_at.toISOString(),
  };
}

function stateOf({ number, effective_at, withdrawn_at }: StoredVersion, runs: number): PageVersionState {
  if (withdrawn_at !== null) return 'withdrawn';
  if (number === runs) return 'running';
  return effective_at.getTime() > Date.now() ? 'planned' : 'past';
}

function presentFirst(runs: number): PageVersionRow {
  return {
    id: 1,
    state: runs === 1 ? 'running' : 'past',
    changes: [],
    author: null,
    note: '',
    must_agree: false,
    effective_at: null,
    published_at: null,
  };
}

async function presentRows(db: Db, running: RunningPages): Promise<PageRow[]> {
  const states = new Map((await pageStates.all(db, {})).map((state) => [state.page, state]));
  return editedPages.map((name, place) => {
    const { number, since } = running.running(name);
    const state = states.get(name);
    return {
      id: place + 1,
      name,
      title: running.source(name, 'en').title,
      version: number,
      effective_at: since?.toISOString() ?? null,
      planned_at: state?.planned_at?.toISOString() ?? null,
      draft_languages: state?.draft?.filter(isComplete).length ?? null,
    };
  });
}

/** What readers get now, in all languages. */
export function runningTexts(running: RunningPages, name: EditedPage): PageDraftText[] {
  return languages.map((language) => {
    const { title, description, body } = running.source(name, language);
    return { language, title, description, body: body.trim() };
  });
}

/** What the program came with. */
function firstTexts(name: EditedPage): PageDraftText[] {
  return languages.map((language) => {
    const { title, description, body } = serverPage(language, name);
    return { language, title, description, body: body.trim() };
  });
}

/** Languages in which two versions differ. */
export function changedLanguages(before: StoredTexts, after: StoredTexts): PageDraftText['language'][] {
  const textOf = (texts: StoredTexts, language: string) => {
    const found = texts.find((text) => text.language === language);
    return found === undefined ? '' : [found.title, found.description, found.body].join('\u0000');
  };
  return languages.filter((language) => textOf(before, language) !== textOf(after, language));
}
