import { useLingui } from '@lingui/react/macro';
import { formatGold } from '@peonia/i18n/format.ts';
import { Price } from '@peonia/ui/coin/coin.tsx';
import type { ReactNode } from 'react';
import { useLanguage } from '../../../platform/language/language.tsx';
import * as css from './unlock-dialog.module.css';

/** Formats an amount of gold in the page's language. */
export function useFormatGold(): (gold: number) => string {
  const { language } = useLanguage();
  return (gold) => formatGold(language, Math.round(gold * 100));
}

/** A list of amounts. */
export function AmountList({
  rows,
}: {
  rows: readonly { readonly name: string; readonly label: ReactNode; readonly gold: number }[];
}) {
  const { t } = useLingui();
  const gold = useFormatGold();
  return (
    <dl className={css.paysum}>
      {rows.map((row) => (
        <div key={row.name}>
          <dt>{row.label}</dt>
          <dd>
            <Price label={t`gold`}>{gold(row.gold)}</Price>
          </dd>
        </div>
      ))}
    </dl>
  );
}
