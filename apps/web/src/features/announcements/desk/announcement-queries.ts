import {
  type AnnouncementDraft,
  type AnnouncementKind,
  type AnnouncementPart,
  type AnnouncementRow,
  type AnnouncementText,
  changeAnnouncement,
  createAnnouncement,
  decideAnnouncement,
  getAnnouncement,
  listAnnouncements,
  previewAnnouncement,
  translateAnnouncement,
} from '@peonia/contract/announcements.ts';
import type { Language } from '@peonia/i18n/languages.ts';
import { useQuery } from '@tanstack/react-query';
import { useRef } from 'react';
import { call } from '../../../platform/api/call.ts';
import { usePage } from '../../../platform/query.ts';
import { useStaffAct, useStaffCase } from '../../moderation/staff-queue/use-staff-act.ts';

const listKey = 'staff-announcements';
const caseKey = 'staff-announcement';

/** A part of the list, paginated. */
export function useAnnouncements(show: AnnouncementPart) {
  return usePage<AnnouncementRow, { items: readonly AnnouncementRow[]; max_id: number }>(
    [listKey, show],
    (max_id, signal) =>
      call(listAnnouncements, { query: { show, ...(max_id === undefined ? {} : { max_id }) } }, { signal }),
  );
}

export function useAnnouncementCase(id: number) {
  return useStaffCase([caseKey, id], (signal) => call(getAnnouncement, { params: { id } }, { signal }));
}

/** Publishes or withdraws; then refetches the list and the announcement. */
export function useDecision(id: number) {
  const { isBusy, run } = useStaffAct({ refetch: [[caseKey, id], [listKey]] });
  const decide = (act: 'publish' | 'withdraw') =>
    run(() => call(decideAnnouncement, { params: { id }, body: { act } }));
  return { isBusy, decide };
}

/**
 * Stores a draft, unless a colleague changed it since `seen`. `save` returns its id, or null after an error, which was
 * shown.
 */
export function useSaveDraft(id: number | null) {
  const { isBusy, run } = useStaffAct({ refetch: [[listKey], ...(id === null ? [] : [[caseKey, id]])] });
  // Stays the same for a new one, so that saving again after a lost connection stores it once.
  const clientId = useRef<string>(undefined);
  const save = async (draft: AnnouncementDraft, seen: string | null, onDone: () => void): Promise<number | null> => {
    let saved = id;
    const isDone = await run(async () => {
      if (id !== null)
        return call(changeAnnouncement, { params: { id }, body: { ...draft, ...(seen === null ? {} : { seen }) } });
      clientId.current ??= crypto.randomUUID();
      saved = (await call(createAnnouncement, { body: { ...draft, client_id: clientId.current } })).id;
    }, onDone);
    return isDone ? saved : null;
  };
  return { isBusy, save };
}

/** Translates a text by machine. Returns null after an error, which was shown. */
export function useTranslation() {
  const { isBusy, run } = useStaffAct({ refetch: [] });
  const translate = async (text: AnnouncementText, to: Language): Promise<AnnouncementText | null> => {
    let translated: AnnouncementText | null = null;
    await run(async () => {
      translated = await call(translateAnnouncement, { body: { to, text } });
    });
    return translated;
  };
  return { isBusy, translate };
}

export interface PreviewOf {
  readonly kind: AnnouncementKind;
  readonly is_dismissible: boolean;
  readonly text: AnnouncementText;
}

/** What readers would get of a text. */
export function usePreview(shown: PreviewOf) {
  return useQuery({
    queryKey: ['announcement-preview', shown],
    queryFn: ({ signal }) => call(previewAnnouncement, { body: shown }, { signal }),
    enabled: shown.text.title !== '' && shown.text.body !== '',
    staleTime: Infinity,
    placeholderData: (before) => before,
  });
}
