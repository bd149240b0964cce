import { Trans } from '@lingui/react/macro';
import { Button } from '@peonia/ui/button/button.tsx';
import { clockOf } from '../form/use-countdown.ts';
import * as css from '../form/auth-form.module.css';

interface ResendCodeButtonProps {
  /** Seconds until another code may be requested. */
  readonly seconds: number;
  readonly isBusy: boolean;
  readonly onResend: () => void;
}

/** "Send again in 0:42", then the button. Source: specification section 4, "Login flow". */
export function ResendCodeButton({ seconds, isBusy, onResend }: ResendCodeButtonProps) {
  const clock = clockOf(seconds);
  return (
    <Button variant="ghost" size="sm" className={css.resend} disabled={seconds > 0} busy={isBusy} onClick={onResend}>
      {seconds > 0 ? <Trans>Send again in {clock}</Trans> : <Trans>Send a new code</Trans>}
    </Button>
  );
}
