import { useCallback, useEffect, useRef, useState } from 'react';
import { useMe } from '../../../platform/session/session.ts';
import {
  type DraftState,
  receiveDraft,
  openDraft,
  markSaved,
  markSaving,
  markSent,
  unsavedDraft,
} from './draft-rules.ts';
import { draftKey, postDraft, readDraft, writeDraft } from './draft-store.ts';

/** Delays after the last key press: storing locally, and saving on the server. */
const STORE_DELAY_MS = 250;
const SAVE_DELAY_MS = 1_200;

export interface Draft {
  readonly text: string;
  readonly setText: (text: string) => void;
  /** Changes the current text. Stable between renders. */
  readonly edit: (change: (text: string) => string) => void;
  /** Clears the draft after sending. A text message makes the server delete the draft itself. */
  readonly onSent: (isDeletedByServer: boolean) => void;
}

/**
 * Draft in the message field: stored in this browser and saved for the member's other devices. Render with the thread's
 * key. While messages of the member wait to be sent, it stays in this browser: the server deletes the saved draft with
 * each of them.
 */
export function useDraft(to: number, remote: string, hasUnsent: boolean): Draft {
  const key = draftKey(useMe()?.id ?? 0, to);
  const state = useRef<DraftState | null>(null);
  const [text, show] = useState(() => {
    const { stored, known } = readDraft(key);
    state.current = openDraft(stored, known, remote);
    return state.current.text;
  });
  const waits = useRef(hasUnsent);
  const timers = useRef<{ keep?: ReturnType<typeof setTimeout>; post?: ReturnType<typeof setTimeout> }>({});

  const put = useCallback((change: (state: DraftState) => DraftState) => {
    if (state.current === null) return;
    state.current = change(state.current);
    show(state.current.text);
  }, []);
  const keep = useCallback(() => {
    clearTimeout(timers.current.keep);
    if (state.current !== null) writeDraft(key, state.current);
  }, [key]);
  const post = useCallback(async () => {
    clearTimeout(timers.current.post);
    const unsaved = state.current === null ? null : unsavedDraft(state.current);
    if (unsaved === null || state.current === null || waits.current) return;
    state.current = markSaving(state.current);
    const isThere = await postDraft(to, unsaved);
    state.current = markSaved(state.current, unsaved, isThere);
    keep();
  }, [keep, to]);

  useEffect(() => {
    waits.current = hasUnsent;
    if (!hasUnsent) void post();
  }, [hasUnsent, post]);

  const heard = useRef(remote);
  useEffect(() => {
    if (heard.current === remote) return;
    heard.current = remote;
    put((now) => receiveDraft(now, remote));
    keep();
  }, [remote, put, keep]);

  useEffect(() => {
    const leave = () => {
      keep();
      void post();
    };
    void post();
    // A phone may never show the page again after hiding it.
    addEventListener('pagehide', leave);
    document.addEventListener('visibilitychange', leave);
    return () => {
      removeEventListener('pagehide', leave);
      document.removeEventListener('visibilitychange', leave);
      leave();
    };
  }, [keep, post]);

  const edit = useCallback(
    (change: (text: string) => string) => {
      put((now) => ({ ...now, text: change(now.text) }));
      clearTimeout(timers.current.keep);
      clearTimeout(timers.current.post);
      timers.current = { keep: setTimeout(keep, STORE_DELAY_MS), post: setTimeout(() => void post(), SAVE_DELAY_MS) };
    },
    [put, keep, post],
  );
  const setText = (next: string) => edit(() => next);
  const onSent = (isDeletedByServer: boolean) => {
    clearTimeout(timers.current.post);
    put((now) => (isDeletedByServer ? markSent(now) : { ...now, text: '' }));
    // Stored at once, so that sent text does not return as a draft.
    keep();
    void post();
  };
  return { text, setText, edit, onSent };
}
