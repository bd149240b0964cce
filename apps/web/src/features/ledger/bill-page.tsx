import { Trans, useLingui } from '@lingui/react/macro';
import { tradeKinds } from '@peonia/contract/money/ledger.ts';
import { Button } from '@peonia/ui/button/button.tsx';
import { Field } from '@peonia/ui/field/field.tsx';
import { DownloadIcon } from '@peonia/ui/icons/download.tsx';
import { Select } from '@peonia/ui/select/select.tsx';
import { useState } from 'react';
import { showProblem } from '../../platform/errors/errors.tsx';
import { PageHead } from '../../platform/head/page-head.tsx';
import { BillTabs } from './bill-tabs.tsx';
import { downloadTrades } from './download-trades.ts';
import { HoldsCard } from './holds-card.tsx';
import { type TradeKind, useTrades } from './queries.ts';
import { SpendingCapCard } from './spending-cap-card.tsx';
import { tradeLabels } from './trade-labels.tsx';
import { TradeList } from './trade-list.tsx';
import { WalletCard } from './wallet-card.tsx';
import * as css from './ledger.module.css';

/** The member's transactions and their daily spending limit. */
export default function BillPage() {
  const { t, i18n } = useLingui();
  const [kind, setKind] = useState<TradeKind | null>(null);
  const [isSaving, setSaving] = useState(false);
  const trades = useTrades(kind);
  const save = () => {
    setSaving(true);
    void downloadTrades(kind)
      .catch(showProblem)
      .finally(() => setSaving(false));
  };
  return (
    <div className={css.bill}>
      <PageHead
        title={<Trans>Spending</Trans>}
        text={<Trans>All your gold transactions, newest first.</Trans>}
        back="/setting"
      />
      <BillTabs current="gold" />
      <div className={css.billCols}>
        <aside className="stack cards">
          <WalletCard showBill={false} />
          <HoldsCard />
          <SpendingCapCard />
        </aside>
        <div className="stack">
          <div className={css.billBar}>
            <Field label={t`Type of transaction`} hideLabel className={`grow ${css.grow}`}>
              <Select
                value={kind ?? ''}
                placeholder={t`All transactions`}
                options={tradeKinds.map((one) => ({ value: one, label: i18n._(tradeLabels[one].label) }))}
                onChange={(event) => setKind(tradeKinds.find((one) => one === event.target.value) ?? null)}
              />
            </Field>
            <Button variant="line" icon={<DownloadIcon />} busy={isSaving} onClick={save}>
              <Trans>Download CSV</Trans>
            </Button>
          </div>
          <TradeList trades={trades} isFiltered={kind !== null} />
        </div>
      </div>
    </div>
  );
}
