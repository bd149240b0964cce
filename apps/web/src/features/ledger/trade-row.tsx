import { Trans, useLingui } from '@lingui/react/macro';
import type { Trade } from '@peonia/contract/money/ledger.ts';
import { formatDateTime, formatGold } from '@peonia/i18n/format.ts';
import { classNames } from '@peonia/ui/class-names.ts';
import { IconButton } from '@peonia/ui/icon-button/icon-button.tsx';
import { ReceiptIcon } from '@peonia/ui/icons/receipt.tsx';
import { useState } from 'react';
import { showProblem } from '../../platform/errors/errors.tsx';
import { useLanguage } from '../../platform/language/language.tsx';
import { Link } from '../../platform/router/link.tsx';
import { downloadReceipt, hasReceipt } from './download-trades.ts';
import { tradeLabels } from './trade-labels.tsx';
import * as css from './ledger.module.css';

/** One transaction: kind, counterpart, time, amount and balance afterwards. */
export function TradeRow({ trade }: { trade: Trade }) {
  const { i18n, t } = useLingui();
  const { language } = useLanguage();
  const { label, icon } = tradeLabels[trade.type];
  const at = new Date(trade.created_at);
  const size = formatGold(language, Math.round(Math.abs(trade.amount) * 100));
  const balance = formatGold(language, Math.round(trade.balance * 100));
  const isIn = trade.amount > 0;
  return (
    <li className={css.trade}>
      <span className={classNames(css.tradeIcon, isIn && css.incoming)}>{icon}</span>
      <span className={`grow ${css.grow}`}>
        <b>{i18n._(label)}</b>
        {trade.user === null ? null : (
          <Link href={`/profile/${trade.user.user_id}`} className={`link ${css.tradeUser}`}>
            {trade.user.name}
          </Link>
        )}
        <time className="small muted" dateTime={trade.created_at}>
          {formatDateTime(language, at, 'medium')}
        </time>
      </span>
      <span className={css.tradeSums}>
        <b className={classNames('tabular', isIn && css.incoming)}>
          <span aria-hidden="true">
            {isIn ? '+' : '−'}
            {size}
          </span>
          <span className="visually-hidden">{isIn ? t`${size} gold received` : t`${size} gold spent`}</span>
        </b>
        <span className="small muted tabular">
          <Trans>Balance {balance}</Trans>
        </span>
      </span>
      {hasReceipt(trade) ? <ReceiptButton id={trade.id} name={i18n._(label)} /> : null}
    </li>
  );
}

function ReceiptButton({ id, name }: { id: number; name: string }) {
  const { t } = useLingui();
  const [isSaving, setSaving] = useState(false);
  const save = () => {
    setSaving(true);
    void downloadReceipt(id)
      .catch(showProblem)
      .finally(() => setSaving(false));
  };
  return (
    <IconButton size="sm" icon={<ReceiptIcon />} label={t`Receipt as PDF: ${name}`} busy={isSaving} onClick={save} />
  );
}
