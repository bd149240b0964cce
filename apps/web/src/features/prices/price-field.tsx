import { Trans, useLingui } from '@lingui/react/macro';
import { priceRules, type PriceName, type PriceProblem } from '@peonia/contract/money/price-rules.ts';
import { Field } from '@peonia/ui/field/field.tsx';
import { TextInput } from '@peonia/ui/text-input/text-input.tsx';
import { useLanguage } from '../../platform/language/language.tsx';
import { unitWord } from './price-labels.ts';
import { priceLabels } from './price-names.ts';
import { showValue } from './price-value.ts';
import * as css from './prices.module.css';

interface PriceFieldProps {
  readonly name: PriceName;
  readonly value: string;
  /** The value that holds before this list; null where it is the same. */
  readonly before: number | null;
  readonly problem: PriceProblem | undefined;
  readonly onChange: (text: string) => void;
}

/** One value of a list, with its unit and what it was. */
export function PriceField({ name, value, before, problem, onChange }: PriceFieldProps) {
  const { i18n } = useLingui();
  const { language } = useLanguage();
  const unit = unitWord(i18n, priceRules[name].unit);
  const was = before === null ? '' : showValue(language, name, before);
  return (
    <Field
      label={i18n._(priceLabels[name])}
      hint={before === null ? undefined : <Trans context="price">Before: {was}</Trans>}
      error={problem === undefined ? undefined : <Problem problem={problem} />}
    >
      <TextInput
        inputMode="decimal"
        autoComplete="off"
        maxLength={12}
        value={value}
        trailing={unit === null ? null : <span className={css.unit}>{unit}</span>}
        onChange={(event) => onChange(event.target.value)}
      />
    </Field>
  );
}

function Problem({ problem }: { problem: PriceProblem }) {
  const { i18n } = useLingui();
  const { language } = useLanguage();
  if (problem.problem === 'preset') return <Trans>Please choose one of the amounts above.</Trans>;
  if (problem.problem === 'order') {
    const other = i18n._(priceLabels[problem.of]);
    return <Trans>Too low beside “{other}”.</Trans>;
  }
  const least = showValue(language, problem.name, problem.min);
  const most = showValue(language, problem.name, problem.max);
  return (
    <Trans>
      Please enter a value from {least} to {most}.
    </Trans>
  );
}
