import { Trans } from '@lingui/react/macro';
import { Button } from '@peonia/ui/button/button.tsx';
import { Card } from '@peonia/ui/card/card.tsx';

/** Grants or rejects an appeal. */
export function AppealDecision({ isBusy, onSettle }: { isBusy: boolean; onSettle: (grant: boolean) => void }) {
  return (
    <Card pad as="div" className="stack">
      <p className="small">
        <Trans>
          If granted, the decision is reversed: a suspension ends, or the complaint is open again. What was removed
          stays removed.
        </Trans>
      </p>
      <div className="row wrap">
        <Button variant="trust" busy={isBusy} onClick={() => onSettle(true)}>
          <Trans>Grant the appeal</Trans>
        </Button>
        <Button variant="line" disabled={isBusy} onClick={() => onSettle(false)}>
          <Trans>Leave the decision</Trans>
        </Button>
      </div>
    </Card>
  );
}
