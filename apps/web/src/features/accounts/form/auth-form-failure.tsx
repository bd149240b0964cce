import { Trans } from '@lingui/react/macro';
import { CircleAlertIcon } from '@peonia/ui/icons/circle-alert.tsx';
import { Note } from '@peonia/ui/note/note.tsx';
import { ApiError, isRefusal, NetworkError } from '../../../platform/api/problem.ts';
import { promptOf } from '../../../platform/prompts/prompt-of.ts';
import { pageExists } from '../../../platform/settings.ts';
import { AuthFailurePrompt } from './auth-failure-prompt.tsx';
import { clockOf } from './use-countdown.ts';
import * as buttonCss from '@peonia/ui/button/button.module.css';

/**
 * Error of the whole form. A refusal that a button solves is a prompt instead. `pause`: seconds left of the login
 * pause.
 */
export function AuthFormFailure({ failure, pause = 0 }: { failure: unknown; pause?: number }) {
  if (failure === null) return null;
  if (failure instanceof ApiError && promptOf(failure, null) !== null)
    return (
      <AuthFailurePrompt key={failure.requestId} failure={failure}>
        <FailureNote failure={failure} pause={pause} />
      </AuthFailurePrompt>
    );
  return <FailureNote failure={failure} pause={pause} />;
}

function FailureNote({ failure, pause }: { failure: unknown; pause: number }) {
  return (
    <Note
      tone="bad"
      role="alert"
      icon={<CircleAlertIcon />}
      action={
        isRefusal(failure, 'login_paused') && pageExists('/retrieve') ? (
          <a className={buttonCss.button} data-variant="line" data-size="sm" href="/retrieve">
            <Trans>Reset password</Trans>
          </a>
        ) : null
      }
    >
      <FailureText failure={failure} pause={pause} />
    </Note>
  );
}

function FailureText({ failure, pause }: { failure: unknown; pause: number }) {
  if (isRefusal(failure, 'login_paused') && pause > 0) {
    const clock = clockOf(pause);
    return (
      <>
        <Trans>Too many attempts.</Trans> {/* Screen readers announce the alert once, not the running clock. */}
        <span aria-live="off">
          <Trans>You can try again in {clock}.</Trans>
        </span>
      </>
    );
  }
  if (failure instanceof ApiError) return failure.message;
  if (failure instanceof NetworkError) return <Trans>Oops, Network is unreachable</Trans>;
  return <Trans>Something went wrong. Please try again; nothing you typed is lost.</Trans>;
}
