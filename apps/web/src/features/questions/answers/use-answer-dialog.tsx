import { useLazyDialog } from '../use-lazy-dialog.tsx';
import type { AnswerDialogProps } from './answer-dialog.tsx';

const loadAnswerDialog = async () => (await import('./answer-dialog.tsx')).AnswerDialog;

/** The answer dialog; its code loads at the first press. */
export function useAnswerDialog() {
  return useLazyDialog<Omit<AnswerDialogProps, 'open' | 'onClose'>>(loadAnswerDialog);
}
