import { Trans, useLingui } from '@lingui/react/macro';
import { downloadPayoutReceipt, type Payout } from '@peonia/contract/payouts/cash-out.ts';
import { rateUnits } from '@peonia/core/payout-amount.ts';
import { formatDate, formatGold, formatMoney, formatRate } from '@peonia/i18n/format.ts';
import { Button } from '@peonia/ui/button/button.tsx';
import { Dialog } from '@peonia/ui/dialog/dialog.tsx';
import { ReceiptIcon } from '@peonia/ui/icons/receipt.tsx';
import { type ReactNode, useState } from 'react';
import { downloadFile } from '../../platform/api/download-file.ts';
import { addressOf } from '../../platform/api/make-call.ts';
import { showProblem } from '../../platform/errors/errors.tsx';
import { useLanguage } from '../../platform/language/language.tsx';
import { settings } from '../../platform/settings.ts';
import * as css from './receipt.module.css';

/** The receipt of a payout, to read and to save. */
export function ReceiptButton({ payout }: { payout: Payout }) {
  const { t } = useLingui();
  const [isOpen, setOpen] = useState(false);
  return (
    <div className="row">
      <Button variant="line" size="sm" icon={<ReceiptIcon />} onClick={() => setOpen(true)}>
        <Trans>Receipt</Trans>
      </Button>
      <Dialog
        open={isOpen}
        onClose={() => setOpen(false)}
        title={<Trans>Receipt</Trans>}
        closeLabel={t`Close`}
        footer={<SaveButton id={payout.id} />}
      >
        <Receipt payout={payout} />
      </Dialog>
    </div>
  );
}

function SaveButton({ id }: { id: number }) {
  const [isSaving, setSaving] = useState(false);
  const save = () => {
    setSaving(true);
    void downloadFile(addressOf(downloadPayoutReceipt, { id }, {}), `payout-${id}.pdf`)
      .catch(showProblem)
      .finally(() => setSaving(false));
  };
  return (
    <Button block busy={isSaving} onClick={save}>
      <Trans>Receipt as PDF</Trans>
    </Button>
  );
}

/** Printed alone: everything else of the page stays off the paper. */
function Receipt({ payout }: { payout: Payout }) {
  const { language } = useLanguage();
  const { id, method, requested_at, paid_on, reference } = payout;
  const { brand } = settings();
  const gold = formatGold(language, Math.round(payout.gold * 100));
  const rate = formatRate(language, Math.round(payout.rate * rateUnits));
  return (
    <section className={css.receipt}>
      <h3>
        {brand} · <Trans>Receipt for cash-out {id}</Trans>
      </h3>
      <p className={css.sum}>{formatMoney(language, Math.round(payout.amount * 100), 'USD')}</p>
      <dl>
        <Fact name={<Trans context="payout">Paid by</Trans>}>{brand}</Fact>
        {method === null ? null : (
          <>
            <Fact name={<Trans>Account holder</Trans>}>{method.account_name}</Fact>
            <Fact name={<Trans>Account number</Trans>}>{method.account_number}</Fact>
          </>
        )}
        <Fact name={<Trans>Cashed out</Trans>}>
          <Trans>
            {gold} gold at {rate}
          </Trans>
        </Fact>
        <Fact name={<Trans>Requested on</Trans>}>{formatDate(language, new Date(requested_at), 'long')}</Fact>
        {paid_on === null ? null : (
          <Fact name={<Trans>Paid on</Trans>}>
            {formatDate(language, new Date(`${paid_on}T00:00:00Z`), 'long', 'UTC')}
          </Fact>
        )}
        {reference === null ? null : <Fact name={<Trans>Reference</Trans>}>{reference}</Fact>}
      </dl>
    </section>
  );
}

function Fact({ name, children }: { name: ReactNode; children: ReactNode }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  );
}
