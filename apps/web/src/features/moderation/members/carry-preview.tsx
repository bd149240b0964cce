import { Plural, Trans, useLingui } from '@lingui/react/macro';
import type { SimilarAccount } from '@peonia/contract/moderation/risk.ts';
import { Button } from '@peonia/ui/button/button.tsx';
import { Dialog } from '@peonia/ui/dialog/dialog.tsx';
import { similarLabels } from './risk-labels.ts';
import * as css from './members.module.css';

interface PreviewProps {
  readonly accounts: readonly SimilarAccount[];
  readonly reason: string;
  readonly isOpen: boolean;
  readonly isBusy: boolean;
  readonly onConfirm: () => void;
  readonly onClose: () => void;
}

/** The last look before a suspension is carried over: which accounts, why these, and what follows. */
export function CarryPreview({ accounts, reason, isOpen, isBusy, onConfirm, onClose }: PreviewProps) {
  const { t, i18n } = useLingui();
  const count = accounts.length;
  return (
    <Dialog
      open={isOpen}
      onClose={onClose}
      dismissible={!isBusy}
      role="alertdialog"
      title={<Plural value={count} one="Suspend # account?" other="Suspend # accounts?" />}
      closeLabel={t`Close`}
      footer={
        <div className="row wrap">
          <Button variant="line" disabled={isBusy} onClick={onClose}>
            <Trans>Cancel</Trans>
          </Button>
          <Button variant="danger" busy={isBusy} busyLabel={t`Sending`} onClick={onConfirm}>
            <Plural value={count} one="Suspend # account" other="Suspend # accounts" />
          </Button>
        </div>
      }
    >
      <div className="stack">
        <ul className={css.similar}>
          {accounts.map(({ id, name, reasons }) => (
            <li key={id}>
              <span className="grow">
                <b>{name}</b> <span className="small muted">{id}</span>
                <span className="small">{reasons.map((one) => i18n._(similarLabels[one])).join(' · ')}</span>
              </span>
            </li>
          ))}
        </ul>
        <p className="small muted">
          <Trans>
            Each account gets a case of its own and loses its sessions at once. Its member reads the cause and may
            appeal; somebody else decides.
          </Trans>
        </p>
        <p className="small">
          <Trans>Reason, for the log</Trans>: {reason}
        </p>
      </div>
    </Dialog>
  );
}
