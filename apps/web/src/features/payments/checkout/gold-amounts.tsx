import { Trans, useLingui } from '@lingui/react/macro';
import { limits } from '@peonia/contract/protocol/client-limits.ts';
import { formatGold, formatNumber } from '@peonia/i18n/format.ts';
import { Field } from '@peonia/ui/field/field.tsx';
import { PenLineIcon } from '@peonia/ui/icons/pen-line.tsx';
import { TextInput } from '@peonia/ui/text-input/text-input.tsx';
import { useLanguage } from '../../../platform/language/language.tsx';
import { CoinStack } from './coin-stack.tsx';
import { formatPrice, type Prices } from './price.ts';
import * as css from '../payment.module.css';
import * as fieldCss from '@peonia/ui/field/field.module.css';

interface GoldAmountsProps {
  readonly prices: Prices;
  /** Null for a custom amount. */
  readonly gold: number | null;
  readonly ownGold: string;
  /** The custom amount with its price, once it can be bought. */
  readonly own: { readonly gold: number; readonly amount: number } | null;
  readonly hasError: boolean;
  readonly onChange: (change: { gold?: number | null; ownGold?: string }) => void;
}

/** The gold presets with their prices, and a custom amount, which is an entry among them once it is above 0. */
export function GoldAmounts({ prices, gold, ownGold, own, hasError, onChange }: GoldAmountsProps) {
  const { t } = useLingui();
  const { language } = useLanguage();
  const most = formatNumber(language, limits.recharge_max);
  return (
    <div className="stack">
      <fieldset>
        <legend className={`${css.label} ${fieldCss.label}`}>
          <Trans>How much?</Trans>
        </legend>
        <div className={css.amounts}>
          {prices.presets.map((preset) => (
            <label key={preset.gold} className={css.amount}>
              <input
                type="radio"
                className="visually-hidden"
                name="gold"
                value={preset.gold}
                checked={gold === preset.gold}
                onChange={() => onChange({ gold: preset.gold })}
              />
              <CoinStack gold={preset.gold} />
              <b className="tabular">
                {formatGold(language, preset.gold * 100)}
                <span className="visually-hidden"> {t`gold`}</span>
              </b>
              <span className="small muted tabular">{formatPrice(language, preset, prices.currency)}</span>
            </label>
          ))}
          {prices.isOfStore === true ? null : (
            <label className={css.amount}>
              <input
                type="radio"
                className="visually-hidden"
                name="gold"
                value="own"
                checked={gold === null}
                onChange={() => onChange({ gold: null })}
              />
              <span className={css.coinStack}>
                <PenLineIcon />
              </span>
              {own === null ? (
                <>
                  <b>
                    <Trans context="amount">Other</Trans>
                  </b>
                  <span className="small muted">
                    <Trans>up to {most}</Trans>
                  </span>
                </>
              ) : (
                <>
                  <b className="tabular">
                    {formatGold(language, own.gold * 100)}
                    <span className="visually-hidden"> {t`gold`}</span>
                  </b>
                  <span className="small muted tabular">{formatPrice(language, own, prices.currency)}</span>
                </>
              )}
            </label>
          )}
        </div>
      </fieldset>
      {gold === null && prices.isOfStore !== true ? (
        <Field
          label={<Trans>Whole gold, from 1 to {most}</Trans>}
          error={hasError ? <Trans>Please enter a whole number from 1 to {most}.</Trans> : undefined}
        >
          <TextInput
            inputMode="numeric"
            autoComplete="off"
            maxLength={12}
            value={ownGold}
            onChange={(event) => onChange({ ownGold: event.target.value })}
          />
        </Field>
      ) : null}
    </div>
  );
}
