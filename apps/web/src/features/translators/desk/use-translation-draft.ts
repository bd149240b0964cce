import { saveTranslationDraft, type TranslationJob } from '@peonia/contract/translation-desk.ts';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { call } from '../../../platform/api/call.ts';
import type { DeskParts } from './desk-parts.ts';

/** Debounce of the draft in milliseconds. */
const REST_MS = 800;

export type DraftState = 'kept' | 'keeping' | 'failed';

/** The draft of a job, saved to the server while typing; saving also extends the hold on the job. */
export function useDraft({ id, draft, held_until }: TranslationJob, { showProblem }: Pick<DeskParts, 'showProblem'>) {
  const [text, setText] = useState(draft);
  const [state, setState] = useState<DraftState>('kept');
  const [heldUntil, setHeldUntil] = useState(held_until);
  const kept = useRef(draft);
  const keep = useEffectEvent(async () => {
    if (kept.current === text) return;
    setState('keeping');
    try {
      const saved = await call(saveTranslationDraft, { params: { id }, body: { draft: text } });
      kept.current = text;
      setHeldUntil(saved.held_until);
      setState('kept');
    } catch (error) {
      setState('failed');
      showProblem(error);
    }
  });
  useEffect(() => {
    const timer = setTimeout(() => void keep(), REST_MS);
    return () => clearTimeout(timer);
  }, [text]);
  return { text, setText, state: text === kept.current ? state : 'keeping', heldUntil } as const;
}
