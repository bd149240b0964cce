import { Trans, useLingui } from '@lingui/react/macro';
import { limits } from '@peonia/contract/protocol/client-limits.ts';
import { Coin } from '@peonia/ui/coin/coin.tsx';
import { Field } from '@peonia/ui/field/field.tsx';
import { TextInput } from '@peonia/ui/text-input/text-input.tsx';
import { type ReactNode, useState } from 'react';
import { SellerShare } from './seller-share.tsx';
import * as css from './price-field.module.css';

/** A price in whole gold. Invalid input shows an error and keeps the last valid price. */
export function PriceField({
  label,
  value,
  onChange,
}: {
  label: ReactNode;
  value: number;
  onChange: (value: number) => void;
}) {
  const { t } = useLingui();
  const [text, setText] = useState(String(value));
  const { secret_price_min: least, secret_price_max: most } = limits;
  const isGood = priceOf(text) !== null;
  return (
    <Field
      className={css.priceField}
      label={label}
      {...(isGood
        ? { hint: <SellerShare /> }
        : {
            error: (
              <Trans>
                Please enter a whole number from {least} to {most}.
              </Trans>
            ),
          })}
    >
      <TextInput
        inputMode="numeric"
        value={text}
        icon={<Coin label={t`gold`} />}
        onChange={(event) => {
          setText(event.target.value);
          const next = priceOf(event.target.value);
          if (next !== null) onChange(next);
        }}
      />
    </Field>
  );
}

/** Whole gold within the limits, or null. */
export function priceOf(text: string): number | null {
  const price = /^\d{1,4}$/.test(text.trim()) ? Number(text) : 0;
  return price >= limits.secret_price_min && price <= limits.secret_price_max ? price : null;
}
