import { Trans, useLingui } from '@lingui/react/macro';
import { Button } from '@peonia/ui/button/button.tsx';
import type { ReactNode } from 'react';
import { UnsavedChangesGuard } from './unsaved-changes-guard.tsx';
import './settings-form.css';

interface SettingsFormProps {
  readonly isDirty: boolean;
  readonly isBusy: boolean;
  /** Saves everything; true once it is saved. */
  readonly onSave: () => Promise<boolean>;
  readonly children: ReactNode;
}

/** Settings that are saved together: the button stays in sight, and changes are not lost in silence on the way out. */
export function SettingsForm({ isDirty, isBusy, onSave, children }: SettingsFormProps) {
  const { t } = useLingui();
  return (
    <>
      <form
        className="stack cards"
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          void onSave();
        }}
      >
        {children}
        <div className="form-save">
          <Button type="submit" disabled={!isDirty} busy={isBusy} busyLabel={t`Saving`}>
            <Trans>Save changes</Trans>
          </Button>
        </div>
      </form>
      <UnsavedChangesGuard isDirty={isDirty} onSave={onSave} />
    </>
  );
}
