import { Trans } from '@lingui/react/macro';
import { CircleCheckIcon } from '@peonia/ui/icons/circle-check.tsx';
import { Spinner } from '@peonia/ui/spinner/spinner.tsx';
import type { PrivacyForm } from './use-privacy-form.ts';
import * as css from './privacy.module.css';

/** Whether all changes are saved. Shown at the end of the page title. */
export function SaveStatus({ state }: { state: PrivacyForm['state'] }) {
  return (
    <span className={`row small ${css.savedMark}`} role="status">
      {state === 'saving' ? (
        <>
          <Spinner />
          <Trans>Saving</Trans>
        </>
      ) : null}
      {state === 'saved' ? (
        <>
          <CircleCheckIcon />
          <span className="desktop-only">
            <Trans>All changes saved</Trans>
          </span>
          <span className="phone-only">
            <Trans>Saved</Trans>
          </span>
        </>
      ) : null}
    </span>
  );
}
