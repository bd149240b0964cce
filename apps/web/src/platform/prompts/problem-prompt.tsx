import { Trans, useLingui } from '@lingui/react/macro';
import { Button } from '@peonia/ui/button/button.tsx';
import { Dialog } from '@peonia/ui/dialog/dialog.tsx';
import type { Prompt } from './prompt-of.ts';
import { solvePrompt } from './solve-prompt.ts';

export { promptOf } from './prompt-of.ts';

export interface ProblemPromptProps {
  /** Remains set while the dialog closes. */
  readonly prompt: Prompt & { readonly message: string };
  readonly isOpen: boolean;
  readonly onClose: () => void;
}

/**
 * Prompt with the reason, the error code and one button that leads to the solution. Source: specification section 8.
 */
export function ProblemPrompt({ prompt, isOpen, onClose }: ProblemPromptProps) {
  const { t } = useLingui();
  const solve = () => {
    onClose();
    solvePrompt(prompt);
  };
  return (
    <Dialog
      open={isOpen}
      onClose={onClose}
      role="alertdialog"
      title={<PromptTitle {...prompt} />}
      closeLabel={t`Close`}
    >
      <div className="stack">
        <p>
          {prompt.solution === 'wait' ? (
            <Trans>You have reached today’s limit, which also applies to VIP members. It resets tomorrow.</Trans>
          ) : (
            prompt.message
          )}
        </p>
        <p className="tiny muted">
          <Trans>Code {prompt.code}</Trans>
        </p>
        <Button block onClick={solve}>
          <PromptAction {...prompt} />
        </Button>
      </div>
    </Dialog>
  );
}

function PromptTitle({ solution }: Prompt) {
  switch (solution) {
    case 'upgrade':
      return <Trans>This is for VIP members</Trans>;
    case 'verify':
      return <Trans>Verify your e-mail address</Trans>;
    case 'recharge':
      return <Trans>Not enough gold</Trans>;
    case 'spending':
      return <Trans>Daily limit</Trans>;
    case 'reactivate':
      return <Trans>This account was closed</Trans>;
    case 'wait':
      return <Trans>Limit reached for today</Trans>;
    case 'contact':
      return <Trans>This needs our help</Trans>;
  }
}

function PromptAction({ solution }: Prompt) {
  switch (solution) {
    case 'upgrade':
      return <Trans>Upgrade to VIP</Trans>;
    case 'verify':
      return <Trans>Verify</Trans>;
    case 'recharge':
      return <Trans>Add gold</Trans>;
    case 'spending':
      return <Trans>Spending</Trans>;
    case 'reactivate':
      return <Trans>Reactivate account</Trans>;
    case 'wait':
      return <Trans>OK</Trans>;
    case 'contact':
      return <Trans>Contact us</Trans>;
  }
}
