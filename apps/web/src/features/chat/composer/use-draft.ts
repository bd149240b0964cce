import { useCallback, useEffect, useRef, useState } from 'react';
import { useMe } from '../../../platform/session/session.ts';
import {
  type DraftState,
  hearDraft,
  openDraft,
  savedDraft,
  savingDraft,
  sentDraft,
  unsavedDraft,
} from './draft-rules.ts';
import { draftKey, postDraft, readDraft, writeDraft } from './draft-store.ts';

/** After the last key: kept in this browser, and then with the server. */
const KEEP_MS = 250;
const POST_MS = 1_200;

export interface Draft {
  readonly text: string;
  readonly setText: (text: string) => void;
  /** Changes the text from what it is by then. The same function for as long as the field is there. */
  readonly edit: (change: (text: string) => string) => void;
  /** The text has become a message. With words alone the server forgets the draft by itself. */
  readonly onSent: (isForgotten: boolean) => void;
}

/**
 * The text in the message field: kept here at once and on every device of the member a moment later. Render with the
 * key of the thread.
 */
export function useDraft(to: number, remote: string): Draft {
  const key = draftKey(useMe()?.id ?? 0, to);
  const state = useRef<DraftState | null>(null);
  const [text, show] = useState(() => {
    const { stored, known } = readDraft(key);
    state.current = openDraft(stored, known, remote);
    return state.current.text;
  });
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
    if (unsaved === null || state.current === null) return;
    state.current = savingDraft(state.current);
    const isThere = await postDraft(to, unsaved);
    state.current = savedDraft(state.current, unsaved, isThere);
    keep();
  }, [keep, to]);

  const heard = useRef(remote);
  useEffect(() => {
    if (heard.current === remote) return;
    heard.current = remote;
    put((now) => hearDraft(now, remote));
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
      timers.current = { keep: setTimeout(keep, KEEP_MS), post: setTimeout(() => void post(), POST_MS) };
    },
    [put, keep, post],
  );
  const setText = (next: string) => edit(() => next);
  const onSent = (isForgotten: boolean) => {
    clearTimeout(timers.current.post);
    put((now) => (isForgotten ? sentDraft(now) : { ...now, text: '' }));
    // What was sent must not come back as a draft, so this is written at once.
    keep();
    void post();
  };
  return { text, setText, edit, onSent };
}
