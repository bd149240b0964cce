import { Trans } from '@lingui/react/macro';
import { Button } from '@peonia/ui/button/button.tsx';
import { Card } from '@peonia/ui/card/card.tsx';
import { Field } from '@peonia/ui/field/field.tsx';
import { CheckIcon } from '@peonia/ui/icons/check.tsx';
import { CloseIcon } from '@peonia/ui/icons/close.tsx';
import { Radio } from '@peonia/ui/radio/radio.tsx';
import { type ReactNode, useEffect, useEffectEvent, useState } from 'react';
import { isButton, isPageShortcut } from './shortcut-target.ts';

interface DecisionFormProps<Reason extends string> {
  readonly isBusy: boolean;
  readonly canApprove?: boolean;
  readonly approve: ReactNode;
  readonly refuse: ReactNode;
  readonly refuseIcon?: ReactNode;
  readonly confirm: ReactNode;
  readonly busyLabel: string;
  readonly reasons: readonly { readonly value: Reason; readonly label: string }[];
  readonly hint?: ReactNode;
  /** `null` approves. */
  readonly onDecide: (reason: Reason | null) => void;
}

/**
 * Approves, or refuses with a reason. Keys: A approves, R and a digit choose a reason, Enter confirms. A key that is
 * held decides once: the next case takes a press of its own.
 */
export function DecisionForm<Reason extends string>({
  isBusy,
  canApprove = true,
  approve,
  refuse,
  refuseIcon,
  confirm,
  busyLabel,
  reasons,
  hint,
  onDecide,
}: DecisionFormProps<Reason>) {
  const [isRefusing, setRefusing] = useState(false);
  const [reason, setReason] = useState<Reason | null>(null);
  const press = useEffectEvent((event: KeyboardEvent) => {
    if (event.repeat || !isPageShortcut(event)) return;
    const numbered = reasons[Number(event.key) - 1];
    if (numbered !== undefined && isRefusing) setReason(numbered.value);
    else if (event.key === 'a' && !isRefusing && canApprove) onDecide(null);
    else if (event.key === 'r') setRefusing(true);
    else if (event.key === 'Escape' && isRefusing) setRefusing(false);
    else if (event.key === 'Enter' && isRefusing && reason !== null && !isButton(event)) onDecide(reason);
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
          busy={isBusy && !isRefusing}
          disabled={isRefusing || !canApprove}
          aria-keyshortcuts="a"
          onClick={() => onDecide(null)}
        >
          {approve} <kbd aria-hidden="true">A</kbd>
        </Button>
        <Button
          variant="dangerline"
          icon={refuseIcon ?? <CloseIcon />}
          aria-expanded={isRefusing}
          aria-keyshortcuts="r"
          onClick={() => setRefusing(!isRefusing)}
        >
          {refuse} <kbd aria-hidden="true">R</kbd>
        </Button>
      </div>
      {isRefusing ? (
        <>
          <Field group label={<Trans>Reason, which the member reads in their language</Trans>}>
            {reasons.map(({ value, label }, index) => (
              <Radio
                key={value}
                name="reason"
                value={value}
                checked={reason === value}
                onChange={() => setReason(value)}
                label={
                  <>
                    {label} <kbd aria-hidden="true">{index + 1}</kbd>
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
            busyLabel={busyLabel}
            onClick={() => reason !== null && onDecide(reason)}
          >
            {confirm}
          </Button>
        </>
      ) : null}
      {hint}
    </Card>
  );
}
