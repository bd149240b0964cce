import { Trans, useLingui } from '@lingui/react/macro';
import { Dialog } from '@peonia/ui/dialog/dialog.tsx';
import { listShortcuts } from './staff-shortcuts.ts';
import * as css from './staff.module.css';

interface StaffShortcutsDialogProps {
  readonly open: boolean;
  readonly page: string;
  readonly onClose: () => void;
}

/** Shortcuts of a staff page. */
export function StaffShortcutsDialog({ open, page, onClose }: StaffShortcutsDialogProps) {
  const { t, i18n } = useLingui();
  return (
    <Dialog open={open} onClose={onClose} title={<Trans>Keyboard shortcuts</Trans>} closeLabel={t`Close`}>
      <dl className={css.staffShortcuts}>
        {listShortcuts(page).map(({ keys, label }) => (
          <div key={label.id}>
            <dt>{i18n._(label)}</dt>
            <dd>
              {keys.map((key) => (
                <kbd key={key}>{key}</kbd>
              ))}
            </dd>
          </div>
        ))}
      </dl>
    </Dialog>
  );
}
