import type { AnswerDialogProps } from './answer-dialog.tsx';
import { useLateDialog } from './use-late-dialog.tsx';

const loadAnswerDialog = async () => (await import('./answer-dialog.tsx')).AnswerDialog;

/** The dialog in which a question is answered; its program comes with the first press. */
export function useAnswerDialog() {
  return useLateDialog<Omit<AnswerDialogProps, 'open' | 'onClose'>>(loadAnswerDialog);
}
