import { Trans } from '@lingui/react/macro';
import { pageExists } from '../../../platform/settings.ts';
import * as css from '../form/auth-form.module.css';

/** Links for members who cannot log in. */
export function RecoveryLinks() {
  return (
    <div className={`row ${css.forgotten}`}>
      <ForgotPasswordLink />
      {pageExists('/reactivate') ? (
        <a className="link small" href="/reactivate">
          <Trans>Reactivate account</Trans>
        </a>
      ) : null}
    </div>
  );
}

/** Link to the password reset. */
export function ForgotPasswordLink() {
  if (!pageExists('/retrieve')) return null;
  return (
    <a className="link small" href="/retrieve">
      <Trans>Forgot password?</Trans>
    </a>
  );
}
