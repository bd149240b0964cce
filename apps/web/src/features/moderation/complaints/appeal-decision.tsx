import { Trans, useLingui } from '@lingui/react/macro';
import { Button } from '@peonia/ui/button/button.tsx';
import { Card } from '@peonia/ui/card/card.tsx';
import { Dialog } from '@peonia/ui/dialog/dialog.tsx';
import { useState } from 'react';

interface DecisionProps {
  readonly isBusy: boolean;
  readonly onSettle: (grant: boolean) => void;
}

/** Grants or rejects an appeal, once the decision is confirmed. */
export function AppealDecision({ isBusy, onSettle }: DecisionProps) {
  const { t } = useLingui();
  // Keeps what it asked while it closes.
  const [asked, setAsked] = useState({ isOpen: false, grant: true });
  return (
    <Card pad as="div" className="stack">
      <p className="small">
        <Trans>
          If granted, the decision is reversed: a suspension ends, or the complaint is open again. What was removed
          stays removed.
        </Trans>
      </p>
      <div className="row wrap">
        <Button variant="trust" busy={isBusy} onClick={() => setAsked({ isOpen: true, grant: true })}>
          <Trans>Grant the appeal</Trans>
        </Button>
        <Button variant="line" disabled={isBusy} onClick={() => setAsked({ isOpen: true, grant: false })}>
          <Trans>Leave the decision</Trans>
        </Button>
      </div>
      <Dialog
        open={asked.isOpen}
        onClose={() => setAsked({ ...asked, isOpen: false })}
        title={asked.grant ? <Trans>Grant this appeal?</Trans> : <Trans>Leave the decision as it is?</Trans>}
        closeLabel={t`Close`}
        role="alertdialog"
        footer={
          <Button
            variant={asked.grant ? 'trust' : 'danger'}
            block
            busy={isBusy}
            onClick={() => {
              setAsked({ ...asked, isOpen: false });
              onSettle(asked.grant);
            }}
          >
            {asked.grant ? <Trans>Grant for good</Trans> : <Trans>Leave for good</Trans>}
          </Button>
        }
      >
        <p>
          {asked.grant ? (
            <Trans>
              The decision is reversed at once, and the member is told. An appeal is decided once: this cannot be taken
              back.
            </Trans>
          ) : (
            <Trans>
              The decision stays, and the member is told. An appeal is decided once: this cannot be taken back.
            </Trans>
          )}
        </p>
      </Dialog>
    </Card>
  );
}
