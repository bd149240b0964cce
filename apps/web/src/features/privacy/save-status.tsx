import { Trans } from '@lingui/react/macro';
import { CircleCheckIcon } from '@peonia/ui/icons/circle-check.tsx';
import { Spinner } from '@peonia/ui/spinner/spinner.tsx';
import type { PrivacyForm } from './use-privacy-form.ts';
import './privacy.css';

/** Whether all changes are saved. Shown at the end of the page title. */
export function SaveStatus({ state }: { state: PrivacyForm['state'] }) {
  return (
    <span className="row small saved-mark" role="status">
      {state === 'saving' ? (
        <>
          <Spinner />
          <Trans>Saving</Trans>
        </>
      ) : null}
      {state === 'saved' ? (
        <>
          <CircleCheckIcon />
          <span className="only-d">
            <Trans>All changes saved</Trans>
          </span>
          <span className="only-m">
            <Trans>Saved</Trans>
          </span>
        </>
      ) : null}
    </span>
  );
}
