import type { getPage as endpoint, PageText } from '@peonia/contract/pages.ts';
import { pageNames } from '@peonia/i18n/pages/page-tree.ts';
import type { Hook } from '../../platform/feature.ts';
import type { Call } from '../../platform/http/call.ts';
import { refuse } from '../../platform/http/refusal.ts';
import type { guestAnnouncement } from '../announcements/public.ts';
import { presentPage, type PageReader } from './present-page.ts';
import type { RunningPages } from './running-pages.ts';

type ReadAnnouncement = typeof guestAnnouncement extends Hook<infer T> ? T : never;

interface ReadContext extends PageReader {
  readonly running: RunningPages;
  readonly readAnnouncement: ReadAnnouncement;
}

/** The running version of a written page in the reader's language. */
export async function readPage(
  { query, language }: Call<typeof endpoint>,
  { running, readAnnouncement, ...reader }: ReadContext,
): Promise<PageText> {
  if (query.name === 'announcement') return presentAnnouncement(await readAnnouncement(language));
  const name = pageNames.find((known) => known === query.name);
  if (name === undefined) throw refuse('not_found');
  return presentPage(name, language, running.source(name, language), reader);
}

/** Without an announcement the texts are empty: a guest asks with every visit, which is no error. */
function presentAnnouncement(found: Awaited<ReturnType<ReadAnnouncement>>): PageText {
  if (found === null) return { title: '', description: '', updated: '', text: '', blocks: [], announcement: null };
  const { id, content, text, starts_at } = found;
  const updated = starts_at.toISOString().slice(0, 10);
  return { title: text.title, description: '', updated, text: text.body, blocks: [], announcement: { id, content } };
}
