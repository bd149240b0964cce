import { Trans } from '@lingui/react/macro';
import { pageExists } from '../../platform/settings.ts';

/** The ways in for who cannot log in any more. */
export function ForgottenLinks() {
  return (
    <div className="row forgotten">
      <RetrieveLink />
      {pageExists('/reactivate') ? (
        <a className="link small" href="/reactivate">
          <Trans>Reactivate account</Trans>
        </a>
      ) : null}
    </div>
  );
}

/** To a new password by a code. */
export function RetrieveLink() {
  if (!pageExists('/retrieve')) return null;
  return (
    <a className="link small" href="/retrieve">
      <Trans>Forgot password?</Trans>
    </a>
  );
}
