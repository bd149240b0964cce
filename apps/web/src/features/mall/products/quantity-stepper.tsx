import { useLingui } from '@lingui/react/macro';
import { IconButton } from '@peonia/ui/icon-button/icon-button.tsx';
import { MinusIcon } from '@peonia/ui/icons/minus.tsx';
import { PlusIcon } from '@peonia/ui/icons/plus.tsx';
import * as css from './product.module.css';

interface QuantityStepperProps {
  readonly name: string;
  readonly value: number;
  readonly min: number;
  readonly max: number;
  readonly onChange: (value: number) => void;
}

/** Number of pieces, with a button to each side. */
export function QuantityStepper({ name, value, min, max, onChange }: QuantityStepperProps) {
  const { t } = useLingui();
  return (
    <span className={css.stepper} role="group" aria-label={t`Quantity of ${name}`}>
      <IconButton
        label={t`One less`}
        icon={<MinusIcon />}
        disabled={value <= min}
        onClick={() => onChange(value - 1)}
      />
      <output className="tabular">{value}</output>
      <IconButton label={t`One more`} icon={<PlusIcon />} disabled={value >= max} onClick={() => onChange(value + 1)} />
    </span>
  );
}
