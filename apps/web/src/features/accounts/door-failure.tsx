import { Trans } from '@lingui/react/macro';
import { CircleAlertIcon } from '@peonia/ui/icons.tsx';
import { Note } from '@peonia/ui/note/note.tsx';
import { ApiError, NetworkError } from '../../platform/api/problem.ts';
import { promptOf } from '../../platform/prompt-of.ts';
import { pageExists } from '../../platform/settings.ts';

/** Why the door stayed shut, with the way out where the refusal knows one. */
export function DoorFailure({ failure }: { failure: unknown }) {
  if (failure === null) return null;
  const prompt = failure instanceof ApiError ? promptOf(failure, null) : null;
  return (
    <Note
      tone="bad"
      role="alert"
      icon={<CircleAlertIcon />}
      action={
        prompt !== null && pageExists(prompt.path) ? (
          <a className="btn line sm" href={prompt.path}>
            {prompt.solution === 'reactivate' ? <Trans>Reactivate account</Trans> : <Trans>Contact us</Trans>}
          </a>
        ) : null
      }
    >
      <FailureText failure={failure} />
    </Note>
  );
}

function FailureText({ failure }: { failure: unknown }) {
  if (failure instanceof ApiError) return failure.message;
  if (failure instanceof NetworkError) return <Trans>Oops, Network is unreachable</Trans>;
  return <Trans>Something went wrong. Please try again; nothing you typed is lost.</Trans>;
}
