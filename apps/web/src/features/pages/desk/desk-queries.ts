import {
  deletePageDraft,
  type EditedPage,
  editedPages,
  getPageVersion,
  getStaffPage,
  listPageVersions,
  listStaffPages,
  type PageDraftText,
  type PageRow,
  type PageVersionRow,
  previewPage,
  publishPage,
  savePageDraft,
  translatePage,
  withdrawPageVersion,
} from '@peonia/contract/pages/pages-desk.ts';
import type { Language } from '@peonia/i18n/languages.ts';
import { useQuery } from '@tanstack/react-query';
import { call } from '../../../platform/api/call.ts';
import { usePage } from '../../../platform/query.ts';
import { useStaffAct, useStaffCase } from '../../moderation/staff-queue/use-staff-act.ts';

const listKey = 'staff-pages';
const pageKey = 'staff-page';
const versionsKey = 'staff-page-versions';

/** The page that an address names. */
export function pageFrom(text: string | undefined): EditedPage | undefined {
  return editedPages.find((name) => name === text);
}

export function useStaffPages() {
  return usePage<PageRow, { items: readonly PageRow[]; max_id: number }>([listKey], (max_id, signal) =>
    call(listStaffPages, { query: max_id === undefined ? {} : { max_id } }, { signal }),
  );
}

export function useStaffPage(name: EditedPage) {
  return useStaffCase([pageKey, name], (signal) => call(getStaffPage, { params: { name } }, { signal }));
}

export function usePageVersions(name: EditedPage) {
  return usePage<PageVersionRow, { items: readonly PageVersionRow[]; max_id: number }>(
    [versionsKey, name],
    (max_id, signal) =>
      call(listPageVersions, { params: { name }, query: max_id === undefined ? {} : { max_id } }, { signal }),
  );
}

/** The texts of one version. They never change. */
export function usePageVersion(name: EditedPage, number: number) {
  return useStaffCase(['staff-page-version', name, number], (signal) =>
    call(getPageVersion, { params: { name, number } }, { signal }),
  );
}

/** What readers would get of a text. */
export function usePagePreview(name: EditedPage, text: PageDraftText) {
  return useQuery({
    queryKey: ['staff-page-preview', name, text],
    queryFn: ({ signal }) => call(previewPage, { body: { name, text } }, { signal }),
    staleTime: Infinity,
    retry: false,
    placeholderData: (before) => before,
  });
}

interface Publication {
  readonly note: string;
  readonly effective_at: string | null;
  readonly must_agree: boolean;
  readonly seen: number;
}

/** Acts on a page. An error was shown where one of them says that it was not done. */
export function usePageActs(name: EditedPage) {
  const { isBusy, run } = useStaffAct({ refetch: [[listKey], [pageKey, name], [versionsKey, name]] });
  return {
    isBusy,
    /** Returns the revision of the saved draft; null after an error. */
    async save(texts: readonly PageDraftText[], seen: number): Promise<number | null> {
      let revision: number | null = null;
      await run(async () => {
        ({ revision } = await call(savePageDraft, { params: { name }, body: { texts: [...texts], seen } }));
      });
      return revision;
    },
    discard: () => run(() => call(deletePageDraft, { params: { name } })),
    publish: (body: Publication) => run(() => call(publishPage, { params: { name }, body })),
    withdraw: (number: number) => run(() => call(withdrawPageVersion, { params: { name, number } })),
  };
}

/** Translates a text by machine. Returns null after an error, which was shown. */
export function useTranslation() {
  const { isBusy, run } = useStaffAct({ refetch: [] });
  const translate = async (text: PageDraftText, to: Language): Promise<PageDraftText | null> => {
    let translated: PageDraftText | null = null;
    await run(async () => {
      translated = await call(translatePage, { body: { to, text } });
    });
    return translated;
  };
  return { isBusy, translate };
}
