import { useMe } from '../../../platform/session/session.ts';
import { useStored } from '../../../platform/store/browser-store.ts';
import { useKeptText } from '../../../platform/store/use-kept-text.ts';

/** Where a draft lies: drafts of several accounts on one browser stay apart. */
export function draftKey(me: number, to: number): string {
  return `chat:${me}:${to}`;
}

/** The draft to a member as it is stored, for the list; an empty text where there is none. */
export function useStoredDraft(to: number): string {
  const me = useMe()?.id ?? 0;
  return useStored('draft')[draftKey(me, to)] ?? '';
}

/** The text in the message field. Render with the key of the thread. */
export function useDraft(to: number): readonly [string, (text: string) => void] {
  return useKeptText(draftKey(useMe()?.id ?? 0, to));
}
