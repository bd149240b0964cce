import { Trans } from '@lingui/react/macro';
import { CircleAlertIcon } from '@peonia/ui/icons/circle-alert.tsx';
import { Note } from '@peonia/ui/note/note.tsx';
import { ApiError, isRefusal, NetworkError } from '../../../platform/api/problem.ts';
import { promptOf } from '../../../platform/prompts/prompt-of.ts';
import { pageExists } from '../../../platform/settings.ts';
import { clockOf } from './use-countdown.ts';
import * as buttonCss from '@peonia/ui/button/button.module.css';

/**
 * Error of the whole form, with a link to the solution where the refusal has one. `pause`: seconds left of the login
 * pause.
 */
export function AuthFormFailure({ failure, pause = 0 }: { failure: unknown; pause?: number }) {
  if (failure === null) return null;
  const way = wayOut(failure);
  return (
    <Note
      tone="bad"
      role="alert"
      icon={<CircleAlertIcon />}
      action={
        way === null ? null : (
          <a className={buttonCss.button} data-variant="line" data-size="sm" href={way.path}>
            {way.label}
          </a>
        )
      }
    >
      <FailureText failure={failure} pause={pause} />
    </Note>
  );
}

function wayOut(failure: unknown) {
  if (!(failure instanceof ApiError)) return null;
  if (failure.reason === 'login_paused' && pageExists('/retrieve'))
    return { path: '/retrieve', label: <Trans>Reset password</Trans> };
  const prompt = promptOf(failure, null);
  if (prompt === null || prompt.path === null || !pageExists(prompt.path)) return null;
  return {
    path: prompt.path,
    label: prompt.solution === 'reactivate' ? <Trans>Reactivate account</Trans> : <Trans>Contact us</Trans>,
  };
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
