import { Trans, useLingui } from '@lingui/react/macro';
import { Button } from '@peonia/ui/button/button.tsx';
import type { ReactNode } from 'react';
import { UnsavedChangesGuard } from './unsaved-changes-guard.tsx';
import * as css from './settings-form.module.css';

interface SettingsFormProps {
  readonly isDirty: boolean;
  readonly isBusy: boolean;
  /** Saves the form. Resolves to true on success. */
  readonly onSave: () => Promise<boolean>;
  readonly children: ReactNode;
}

/** A form whose fields are saved together, with a sticky save button and a guard against losing changes. */
export function SettingsForm({ isDirty, isBusy, onSave, children }: SettingsFormProps) {
  const { t } = useLingui();
  return (
    <>
      <form
        className={`stack cards ${css.form}`}
        tabIndex={-1}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          const form = event.currentTarget;
          void onSave().then((isSaved) => {
            // The button is off now and would drop the focus to the beginning of the document.
            if (isSaved) form.focus({ preventScroll: true });
          });
        }}
      >
        {children}
        <div className={css.formSave}>
          <Button className={css.button} type="submit" disabled={!isDirty} busy={isBusy} busyLabel={t`Saving`}>
            <Trans>Save changes</Trans>
          </Button>
        </div>
      </form>
      <UnsavedChangesGuard isDirty={isDirty} onSave={onSave} />
    </>
  );
}
