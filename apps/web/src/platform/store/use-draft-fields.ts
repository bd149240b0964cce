import { useEffect, useMemo, useRef } from 'react';
import { useMe } from '../session/session.ts';
import { readDraft, writeDraft } from './read-draft.ts';
import { useDraftText } from './use-draft-text.ts';

/**
 * Draft text of the signed-in member at a place such as `ticket:12`. It survives a reload, navigation and the end of
 * the staff session, and is removed when the member logs out.
 */
export function useOwnDraftText(place: string): readonly [string, (text: string) => void] {
  return useDraftText(keyOf(useMe()?.id, place));
}

/** A value, or what makes one of the present one: for what comes later, such as a translation or an upload. */
type Next<Fields> = Fields | ((now: Fields) => Fields);

/**
 * Fields of a form as a draft, as `useOwnDraftText`, and whether they are one. `start` is how the form begins: set it
 * once the fields are sent and before they are read again, since equal fields are no draft.
 */
export function useDraftFields<Fields extends object>(
  place: string,
  start: Fields,
): readonly [Fields, (next: Next<Fields>) => void, boolean] {
  const [draft, setDraft] = useOwnDraftText(place);
  const fields = useMemo(() => readDraft(draft, start), [draft, start]);
  const present = useRef(fields);
  useEffect(() => {
    present.current = fields;
  }, [fields]);
  const change = (next: Next<Fields>) => {
    present.current = typeof next === 'function' ? next(present.current) : next;
    setDraft(writeDraft(present.current, start));
  };
  return [fields, change, draft !== ''];
}

/** The id of the member stands in second place, where `forgetWritten` looks for it. */
function keyOf(member: number | undefined, place: string): string {
  const [kind = '', ...rest] = place.split(':');
  return [kind, member ?? 0, ...rest].join(':');
}
