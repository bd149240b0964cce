import { Trans, useLingui } from '@lingui/react/macro';
import { removalReasons, type RemovalReason } from '@peonia/contract/removal-reasons.ts';
import { Button } from '@peonia/ui/button/button.tsx';
import { Card } from '@peonia/ui/card/card.tsx';
import { Field } from '@peonia/ui/field/field.tsx';
import { CheckIcon } from '@peonia/ui/icons/check.tsx';
import { TrashIcon } from '@peonia/ui/icons/trash.tsx';
import { Radio } from '@peonia/ui/radio/radio.tsx';
import { useEffect, useEffectEvent, useState } from 'react';
import { isButton, isPageShortcut } from '../shortcut-target.ts';
import { removalReasonLabels } from './review-labels.ts';

interface DecisionProps {
  readonly isBusy: boolean;
  readonly onDecide: (reason: RemovalReason | null) => void;
  readonly onStep: (by: number) => void;
}

/** Approves or removes a file. Adds J and K (next and previous) to the keys of `DecisionForm`. */
export function ReviewDecision({ isBusy, onDecide, onStep }: DecisionProps) {
  const { t, i18n } = useLingui();
  const [isRemoving, setRemoving] = useState(false);
  const [reason, setReason] = useState<RemovalReason | null>(null);
  const press = useEffectEvent((event: KeyboardEvent) => {
    if (!isPageShortcut(event)) return;
    const numbered = removalReasons[Number(event.key) - 1];
    if (numbered !== undefined && isRemoving) setReason(numbered);
    else if (event.key === 'a' && !isRemoving) onDecide(null);
    else if (event.key === 'r') setRemoving(true);
    else if (event.key === 'Escape' && isRemoving) setRemoving(false);
    else if (event.key === 'Enter' && isRemoving && reason !== null && !isButton(event)) onDecide(reason);
    else if (event.key === 'j' || event.key === 'k') onStep(event.key === 'j' ? 1 : -1);
    else return;
    event.preventDefault();
  });
  useEffect(() => {
    const listener = (event: KeyboardEvent) => press(event);
    addEventListener('keydown', listener);
    return () => removeEventListener('keydown', listener);
  }, []);

  return (
    <Card pad as="div" className="stack">
      <div className="row wrap">
        <Button
          variant="trust"
          icon={<CheckIcon />}
          busy={isBusy && !isRemoving}
          disabled={isRemoving}
          aria-keyshortcuts="a"
          onClick={() => onDecide(null)}
        >
          <Trans>Approve</Trans> <kbd aria-hidden="true">A</kbd>
        </Button>
        <Button
          variant="dangerline"
          icon={<TrashIcon />}
          aria-expanded={isRemoving}
          aria-keyshortcuts="r"
          onClick={() => setRemoving(!isRemoving)}
        >
          <Trans>Remove</Trans> <kbd aria-hidden="true">R</kbd>
        </Button>
      </div>
      {isRemoving ? (
        <>
          <Field group label={<Trans>Reason, which the member reads in their language</Trans>}>
            {removalReasons.map((one, place) => (
              <Radio
                key={one}
                name="reason"
                value={one}
                checked={reason === one}
                onChange={() => setReason(one)}
                label={
                  <>
                    {i18n._(removalReasonLabels[one])} <kbd aria-hidden="true">{place + 1}</kbd>
                  </>
                }
              />
            ))}
          </Field>
          <Button
            block
            variant="danger"
            disabled={reason === null}
            busy={isBusy}
            busyLabel={t`Removing`}
            onClick={() => reason !== null && onDecide(reason)}
          >
            <Trans>Remove file</Trans>
          </Button>
        </>
      ) : null}
      <p className="tiny muted only-d">
        <Trans>Keys: A approve, R remove, 1 to 7 reason, Enter confirm, J and K next and back.</Trans>
      </p>
    </Card>
  );
}
