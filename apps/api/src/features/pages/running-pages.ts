import { editedPages, type EditedPage, type PageDraftText } from '@peonia/contract/pages/pages-desk.ts';
import { dayOf } from '@peonia/core/calendar-day.ts';
import type { Language } from '@peonia/i18n/languages.ts';
import type { PageName } from '@peonia/i18n/pages/page-tree.ts';
import type { PageSource } from '@peonia/i18n/pages/read-page.ts';
import { serverPage } from '@peonia/i18n/pages/server-pages.ts';
import { followTable, type FollowedTable } from '../../platform/db/follow-table.ts';
import type { Db } from '../../platform/db/statement.ts';
import { runningVersions, versionTexts } from './page.sql.ts';

interface RunningVersion {
  readonly number: number;
  /** Null of version 1. */
  readonly since: Date | null;
  /** Versions that a member may have agreed to last without being asked again; null for any. */
  readonly accepted: readonly number[] | null;
  readonly byLanguage: ReadonlyMap<Language, PageSource>;
}

/** The running versions of the written pages as this process knows them. Every question is answered from memory. */
export interface RunningPages extends FollowedTable {
  source(name: PageName, language: Language): PageSource;
  accepted(name: EditedPage): readonly number[] | null;
  running(name: EditedPage): Pick<RunningVersion, 'number' | 'since'>;
}

/** `onChange` is called after another version began to run. */
export function openRunningPages(database: Db, onChange: () => void): RunningPages {
  let known: ReadonlyMap<PageName, RunningVersion> = new Map();

  const look = async () => {
    const rows = await runningVersions.all(database, {});
    const isSame = rows.length === known.size && rows.every(({ page, number }) => known.get(page)?.number === number);
    if (isSame) return;
    const next = new Map<PageName, RunningVersion>();
    for (const { page, number, accepted } of rows) {
      const before = known.get(page);
      next.set(page, before?.number === number ? before : await load(database, { page, number, accepted }));
    }
    known = next;
    onChange();
  };

  return {
    ...followTable(look),
    source: (name, language) => known.get(name)?.byLanguage.get(language) ?? serverPage(language, name),
    accepted: (name) => known.get(name)?.accepted ?? null,
    running(name) {
      const { number, since } = known.get(name) ?? { number: 1, since: null };
      return { number, since };
    },
  };
}

async function load(
  database: Db,
  { page, number, accepted }: { page: EditedPage; number: number; accepted: readonly number[] | null },
): Promise<RunningVersion> {
  const { texts, effective_at } = await versionTexts.one(database, { page, number });
  return {
    number,
    since: effective_at,
    accepted,
    byLanguage: new Map(texts.map((text) => [text.language, sourceOf(text, effective_at)])),
  };
}

/** A stored text as a page source. */
export function sourceOf({ title, description, body }: PageDraftText, at: Date): PageSource {
  return { title, description, updated: dayOf(at), body };
}

export function isEdited(name: PageName): name is EditedPage {
  return editedPages.some((page) => page === name);
}
