import { saveDraft } from '@peonia/contract/chat/message-threads.ts';
import { call } from '../../../platform/api/call.ts';
import { useMe } from '../../../platform/session/session.ts';
import { browserStore, useStored } from '../../../platform/store/browser-store.ts';
import type { DraftState } from './draft-rules.ts';

/** Storage key of a draft, by account and recipient. */
export function draftKey(me: number, to: number): string {
  return `chat:${me}:${to}`;
}

/** Key of the uploaded files of a draft, which stay in this browser. */
export function filesKey(me: number, to: number): string {
  return `${draftKey(me, to)}:files`;
}

/** Key of the last text the server is known to have, stored beside the draft. */
const knownKey = (key: string) => `${key}:known`;

/** Returns the draft to show in the list: the unsaved local text, else the remote one. */
export function useStoredDraft(to: number, remote: string): string {
  const me = useMe()?.id ?? 0;
  const drafts = useStored('draft');
  const key = draftKey(me, to);
  const [text = '', known = ''] = [drafts[key], drafts[knownKey(key)]];
  return text === known ? remote : text;
}

export function readDraft(key: string): { readonly stored: string; readonly known: string } {
  const drafts = browserStore.get('draft');
  return { stored: drafts[key] ?? '', known: drafts[knownKey(key)] ?? '' };
}

export function writeDraft(key: string, { text, confirmed: known }: DraftState): void {
  const { [key]: _, [knownKey(key)]: __, ...others } = browserStore.get('draft');
  browserStore.set('draft', {
    ...others,
    ...(text === '' ? {} : { [key]: text }),
    ...(known === '' ? {} : { [knownKey(key)]: known }),
  });
}

/** Keys of all drafts of an account, with those of the texts the server has. */
export function listDraftKeys(me: number): readonly string[] {
  return Object.keys(browserStore.get('draft')).filter((key) => key.startsWith(draftKey(me, 0).slice(0, -1)));
}

/** Keys of the drafts that the server does not have. */
export function unsavedDrafts(me: number): readonly string[] {
  return listDraftKeys(me).filter((key) => {
    const { stored, known } = readDraft(key);
    return !key.endsWith(knownKey('')) && stored !== known;
  });
}

export function removeDrafts(keys: readonly string[]): void {
  const kept = Object.entries(browserStore.get('draft')).filter(([key]) => !keys.includes(key));
  browserStore.set('draft', Object.fromEntries(kept));
}

/** Saves a draft on the server. Returns false on failure; the draft stays local until the next change or visit. */
export async function postDraft(to: number, text: string): Promise<boolean> {
  return call(saveDraft, { body: { user_id: to, message_content: text } }).then(
    () => true,
    () => false,
  );
}
