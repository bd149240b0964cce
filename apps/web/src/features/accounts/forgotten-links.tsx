import { Trans } from '@lingui/react/macro';
import { pageExists } from '../../platform/settings.ts';

/** The ways in for who cannot log in any more. */
export function ForgottenLinks() {
  const canRetrieve = pageExists('/retrieve');
  const canReactivate = pageExists('/reactivate');
  if (!canRetrieve && !canReactivate) return null;
  return (
    <div className="row forgotten">
      {canRetrieve ? (
        <a className="link small" href="/retrieve">
          <Trans>Forgot password?</Trans>
        </a>
      ) : null}
      {canReactivate ? (
        <a className="link small" href="/reactivate">
          <Trans>Reactivate account</Trans>
        </a>
      ) : null}
    </div>
  );
}
