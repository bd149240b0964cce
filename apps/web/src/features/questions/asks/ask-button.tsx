import { Trans } from '@lingui/react/macro';
import { Button } from '@peonia/ui/button/button.tsx';
import { HelpIcon } from '@peonia/ui/icons/help.tsx';
import { lazyPart } from '../../../platform/loading/lazy-part.ts';
import { useLazyDialog } from '../use-lazy-dialog.tsx';
import type { AskDialogProps } from './ask-dialog.tsx';

const askDialogPart = lazyPart(async () => (await import('./ask-dialog.tsx')).AskDialog, 'questions');

/** Opens the questions to ask a member. */
export function AskButton({ to }: Pick<AskDialogProps, 'to'>) {
  const { show, isLoading, dialog } = useLazyDialog<Pick<AskDialogProps, 'to'>>(askDialogPart);
  return (
    <>
      <Button variant="soft" size="sm" icon={<HelpIcon />} busy={isLoading} onClick={() => show({ to })}>
        <Trans>Ask a question</Trans>
      </Button>
      {dialog}
    </>
  );
}
