import { Trans, useLingui } from '@lingui/react/macro';
import type { PaymentRow } from '@peonia/contract/money/payment-desk.ts';
import { formatDate, formatMoney, formatTime } from '@peonia/i18n/format.ts';
import { Button } from '@peonia/ui/button/button.tsx';
import { classNames } from '@peonia/ui/class-names.ts';
import { useLanguage } from '../../../platform/language/language.tsx';
import { paymentStateLabel } from './payment-labels.ts';
import * as css from './payments.module.css';

interface ListProps {
  readonly items: readonly PaymentRow[];
  readonly current: string | null;
  readonly onChoose: (id: string) => void;
  readonly more: { readonly load: () => void; readonly isLoading: boolean } | null;
}

/** Payments, newest first: payer, amount and state. */
export function PaymentList({ items, current, onChoose, more }: ListProps) {
  const { t } = useLingui();
  return (
    <div className={css.listBox}>
      <ul className={css.list} aria-label={t`Payments`}>
        {items.map((item) => (
          <li key={item.id}>
            <Row item={item} isCurrent={item.id === current} onChoose={() => onChoose(item.id)} />
          </li>
        ))}
      </ul>
      {more === null ? null : (
        <Button variant="ghost" block busy={more.isLoading} onClick={more.load}>
          <Trans>Show more</Trans>
        </Button>
      )}
    </div>
  );
}

function Row({ item, isCurrent, onChoose }: { item: PaymentRow; isCurrent: boolean; onChoose: () => void }) {
  const { t, i18n } = useLingui();
  const { language } = useLanguage();
  const since = new Date(item.created_at);
  const sum = formatMoney(language, Math.round(item.amount * 100), item.currency);
  const name = item.name === '' ? t`Deleted account` : item.name;
  const state = i18n._(paymentStateLabel(item));
  const label = t`${name}, ${sum}, ${state}`;
  return (
    <button
      type="button"
      className={classNames(css.row, isCurrent && css.isOn, (item.held || item.asked !== null) && css.waits)}
      aria-current={isCurrent}
      aria-label={label}
      onClick={onChoose}
    >
      <span className={css.rowText}>
        <b className="truncate small">{name}</b>
        <span className="tiny muted truncate">
          <time dateTime={item.created_at}>
            {formatDate(language, since, 'short')}, {formatTime(language, since)}
          </time>
          {` · ${item.gateway}`}
        </span>
      </span>
      <span className={css.rowSum}>
        <b className="small tabular">{sum}</b>
        <span className="tiny">{state}</span>
      </span>
    </button>
  );
}
