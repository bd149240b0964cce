import { lazyPart } from '../../../platform/loading/lazy-part.ts';
import { useLazyDialog } from '../use-lazy-dialog.tsx';
import type { AnswerDialogProps } from './answer-dialog.tsx';

const answerDialogPart = lazyPart(async () => (await import('./answer-dialog.tsx')).AnswerDialog, 'questions');

/** The answer dialog; its code loads at the first press. */
export function useAnswerDialog() {
  return useLazyDialog<Omit<AnswerDialogProps, 'open' | 'onClose'>>(answerDialogPart);
}
