import { Trans, useLingui } from '@lingui/react/macro';
import { Button } from '@peonia/ui/button/button.tsx';
import { Dialog } from '@peonia/ui/dialog/dialog.tsx';
import { useAskBeforeUnload } from '../../platform/forms/use-ask-before-unload.ts';
import { useHold } from '../../platform/router/hooks.ts';

interface UnsavedChangesGuardProps {
  readonly isDirty: boolean;
  /** Saves the form. Resolves to true on success. */
  readonly onSave: () => Promise<boolean>;
  /** Drops what was typed, where it is kept as a draft. */
  readonly onDiscard?: () => void;
}

/** Asks before unsaved changes are discarded: a dialog inside the app, the browser's prompt when the tab closes. */
export function UnsavedChangesGuard({ isDirty, onSave, onDiscard }: UnsavedChangesGuardProps) {
  const { t } = useLingui();
  const leave = useHold((from, to) => isDirty && from.pathname !== to.pathname);

  useAskBeforeUnload(isDirty);

  const saveAndLeave = async () => {
    if (await onSave()) leave?.proceed();
    else leave?.stay();
  };
  const discardAndLeave = () => {
    onDiscard?.();
    leave?.proceed();
  };
  return (
    <Dialog
      open={leave !== null}
      onClose={() => leave?.stay()}
      role="alertdialog"
      title={<Trans>Save your changes?</Trans>}
      closeLabel={t`Close`}
    >
      <div className="stack">
        <p>
          <Trans>You have unsaved changes on this page.</Trans>
        </p>
        <div className="row wrap">
          <Button onClick={() => void saveAndLeave()}>
            <Trans>Save and leave</Trans>
          </Button>
          <Button variant="line" onClick={discardAndLeave}>
            <Trans>Leave without saving</Trans>
          </Button>
        </div>
      </div>
    </Dialog>
  );
}
