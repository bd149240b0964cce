import { saveDraft } from '@peonia/contract/message-threads.ts';
import { call } from '../../../platform/api/call.ts';
import { useMe } from '../../../platform/session/session.ts';
import { browserStore, useStored } from '../../../platform/store/browser-store.ts';
import type { DraftState } from './draft-rules.ts';

/** Where a draft lies: drafts of several accounts on one browser stay apart. */
export function draftKey(me: number, to: number): string {
  return `chat:${me}:${to}`;
}

/** Beside it lies what the server had last, so that another visit knows whether this device has written since. */
const knownKey = (key: string) => `${key}:known`;

/** The draft to a member as this device has it, for the list; the server's where this one has written nothing. */
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

/** Hands a draft on to the server. Without a network it stays here and goes out with the next word or visit. */
export async function postDraft(to: number, text: string): Promise<boolean> {
  return call(saveDraft, { body: { user_id: to, message_content: text } }).then(
    () => true,
    () => false,
  );
}
