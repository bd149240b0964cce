import { saveTranslationDraft, type TranslationJob } from '@peonia/contract/translation/translation-desk.ts';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { call } from '../../../platform/api/call.ts';
import type { DeskParts } from './desk-parts.ts';

/** Debounce of the draft in milliseconds. */
const DEBOUNCE_MS = 800;

type DraftState = 'saved' | 'saving' | 'failed';

/** The draft of a job, saved to the server while typing; saving also extends the hold on the job. */
export function useDraft({ id, draft, held_until }: TranslationJob, { showProblem }: Pick<DeskParts, 'showProblem'>) {
  const [text, setText] = useState(draft);
  const [state, setState] = useState<DraftState>('saved');
  const [heldUntil, setHeldUntil] = useState(held_until);
  const savedDraft = useRef(draft);
  const save = useEffectEvent(async () => {
    if (savedDraft.current === text) return;
    setState('saving');
    try {
      const saved = await call(saveTranslationDraft, { params: { id }, body: { draft: text } });
      savedDraft.current = text;
      setHeldUntil(saved.held_until);
      setState('saved');
    } catch (error) {
      setState('failed');
      showProblem(error);
    }
  });
  useEffect(() => {
    const timer = setTimeout(() => void save(), DEBOUNCE_MS);
    return () => clearTimeout(timer);
  }, [text]);
  return { text, setText, state: text === savedDraft.current ? state : 'saving', heldUntil } as const;
}
