import { Trans, useLingui } from '@lingui/react/macro';
import { Dialog } from '@peonia/ui/dialog/dialog.tsx';
import { AnswerForm, type AnswerFormProps } from './answer-form.tsx';

export interface AnswerDialogProps extends Omit<AnswerFormProps, 'onDone'> {
  readonly open: boolean;
  readonly onClose: () => void;
}

/** Dialog to answer one question. */
export function AnswerDialog({ open, onClose, ...form }: AnswerDialogProps) {
  const { t } = useLingui();
  return (
    <Dialog open={open} onClose={onClose} title={<Trans>Answer the question</Trans>} closeLabel={t`Close`}>
      <AnswerForm key={`${form.target.ask_id ?? ''}/${form.target.question_id ?? ''}`} {...form} onDone={onClose} />
    </Dialog>
  );
}
