import type { getPage as endpoint, PageText } from '@peonia/contract/pages/pages.ts';
import { dayOf } from '@peonia/core/calendar-day.ts';
import type { Language } from '@peonia/i18n/languages.ts';
import { pageNames, type PageName } from '@peonia/i18n/pages/page-tree.ts';
import type { PageSource } from '@peonia/i18n/pages/read-page.ts';
import { serverPage } from '@peonia/i18n/pages/server-pages.ts';
import type { Db } from '../../platform/db/statement.ts';
import type { Hook } from '../../platform/feature.ts';
import type { Call } from '../../platform/http/call.ts';
import { refuse } from '../../platform/http/refusal.ts';
import type { guestAnnouncement } from '../announcements/public.ts';
import { versionForReaders } from './page.sql.ts';
import { presentPage, type PageReader } from './present-page.ts';
import { isEdited, sourceOf, type RunningPages } from './running-pages.ts';

type ReadAnnouncement = typeof guestAnnouncement extends Hook<infer T> ? T : never;

interface ReadContext extends PageReader {
  readonly running: RunningPages;
  readonly readAnnouncement: ReadAnnouncement;
}

/** The running version of a written page in the reader's language. */
export async function readPage(
  { db, query, language }: Call<typeof endpoint>,
  { running, readAnnouncement, ...reader }: ReadContext,
): Promise<PageText> {
  if (query.name === 'announcement') return presentAnnouncement(await readAnnouncement(language));
  const name = pageNames.find((known) => known === query.name);
  if (name === undefined) throw refuse('not_found');
  const { version } = query;
  if (version === undefined || (isEdited(name) && version === running.running(name).number))
    return presentPage(name, language, running.source(name, language), reader);
  return presentPage(name, language, await readEarlier(db, { name, version }, language), reader);
}

/** A version that ran. Throws `not_found` for one that is planned, was withdrawn or does not exist. */
async function readEarlier(
  db: Db,
  { name, version }: { name: PageName; version: number },
  language: Language,
): Promise<PageSource> {
  if (version === 1) return serverPage(language, name);
  const row = isEdited(name) ? await versionForReaders.first(db, { page: name, number: version }) : undefined;
  const text = row?.texts.find((one) => one.language === language);
  if (row === undefined || text === undefined) throw refuse('not_found');
  return sourceOf(text, row.effective_at);
}

/** Without an announcement the texts are empty: a guest asks with every visit, which is no error. */
function presentAnnouncement(found: Awaited<ReturnType<ReadAnnouncement>>): PageText {
  if (found === null) return { title: '', description: '', updated: '', text: '', blocks: [], announcement: null };
  const { id, content, text, starts_at } = found;
  const updated = dayOf(starts_at);
  return { title: text.title, description: '', updated, text: text.body, blocks: [], announcement: { id, content } };
}
