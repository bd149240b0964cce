import { Trans, useLingui } from '@lingui/react/macro';
import type { CashOut } from '@peonia/contract/payouts/cash-out.ts';
import { payoutAmount, rateUnits } from '@peonia/core/payout-amount.ts';
import { formatDateTime, formatGold, formatMoney } from '@peonia/i18n/format.ts';
import { Button } from '@peonia/ui/button/button.tsx';
import { Field } from '@peonia/ui/field/field.tsx';
import { ArrowRightIcon } from '@peonia/ui/icons/arrow-right.tsx';
import { LockIcon } from '@peonia/ui/icons/lock.tsx';
import { Note } from '@peonia/ui/note/note.tsx';
import { TextInput } from '@peonia/ui/text-input/text-input.tsx';
import { useToast } from '@peonia/ui/toast/toast-provider.tsx';
import { type SubmitEvent, useState } from 'react';
import { useLanguage } from '../../platform/language/language.tsx';
import { CashOutBlock } from './cash-out-block.tsx';
import { useCashOutActs } from './use-cash-out.ts';
import * as css from './cash-out.module.css';

/** Hundredths of gold that were typed; 0 for anything else. */
export function goldIn(text: string): number {
  return /^\d{1,8}(?:[.,]\d{1,2})?$/.test(text.trim()) ? Math.round(Number(text.trim().replace(',', '.')) * 100) : 0;
}

/** The amount, what arrives for it, and the request; or what stands in the way. */
export function CashOutForm({ cashOut }: { cashOut: CashOut }) {
  const { t } = useLingui();
  const toast = useToast();
  const { language } = useLanguage();
  const acts = useCashOutActs();
  const rate = Math.round(cashOut.rate * rateUnits);
  const available = Math.round(cashOut.gold * 100);
  // What one payout may be at most; the rest is for the next one.
  const most = Math.min(available, Math.floor((cashOut.maximum * 100 * rateUnits) / rate));
  const [text, setText] = useState((most / 100).toString());
  if (cashOut.blocked !== null) return <CashOutBlock cashOut={cashOut} />;
  const money = (cents: number) => formatMoney(language, cents, 'USD');
  const cents = goldIn(text);
  const amount = payoutAmount(cents, rate);
  const minimum = money(cashOut.minimum * 100);
  const all = formatGold(language, most);
  const arrives = money(amount);
  const error =
    cents > most ? (
      <Trans>At most {all} gold can be cashed out now.</Trans>
    ) : amount < cashOut.minimum * 100 ? (
      <Trans>You can cash out from {minimum}.</Trans>
    ) : undefined;
  const send = async (event: SubmitEvent) => {
    event.preventDefault();
    if (error !== undefined) return;
    const { isDone, before } = await acts.request(cents / 100, amount / 100);
    if (!isDone) return;
    const at = before === null ? '' : formatDateTime(language, new Date(before), 'medium');
    toast.show({
      text:
        before === null
          ? t`Cash-out of ${arrives} requested.`
          : t`You requested this cash-out at ${at} already. It was not requested a second time.`,
    });
  };
  return (
    <form className="stack" onSubmit={(event) => void send(event)}>
      <div className={css.exchange}>
        <Field
          label={<Trans>You cash out, in gold</Trans>}
          aside={
            <button type="button" className="link" onClick={() => setText((most / 100).toString())}>
              <Trans>All of it</Trans>
            </button>
          }
          error={error}
        >
          <TextInput
            inputMode="decimal"
            autoComplete="off"
            value={text}
            onChange={(event) => setText(event.target.value)}
          />
        </Field>
        <ArrowRightIcon />
        <div className={css.arrives}>
          <span>
            <Trans>You receive</Trans>
          </span>
          <output aria-live="polite">{arrives}</output>
        </div>
      </div>
      <Note tone="trust" icon={<LockIcon />} role="note">
        <Trans>
          The rate is frozen in your request: it stays until you are paid, whatever next week’s rate is. There is no
          fee.
        </Trans>
      </Note>
      <div className="row">
        <Button type="submit" busy={acts.isBusy} disabled={error !== undefined}>
          <Trans>Request {arrives}</Trans>
        </Button>
      </div>
    </form>
  );
}
