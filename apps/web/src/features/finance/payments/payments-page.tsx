import { Trans, useLingui } from '@lingui/react/macro';
import { type PaymentRow, paymentLists } from '@peonia/contract/money/payment-desk.ts';
import { formatDateTime, formatMoney } from '@peonia/i18n/format.ts';
import { EmptyState } from '@peonia/ui/empty-state/empty-state.tsx';
import { Field } from '@peonia/ui/field/field.tsx';
import { CreditCardIcon } from '@peonia/ui/icons/credit-card.tsx';
import { SearchIcon } from '@peonia/ui/icons/search.tsx';
import { Loading } from '@peonia/ui/skeleton/skeleton.tsx';
import { TextInput } from '@peonia/ui/text-input/text-input.tsx';
import { useState } from 'react';
import { PageHead } from '../../../platform/head/page-head.tsx';
import { useLanguage } from '../../../platform/language/language.tsx';
import { lazyPart } from '../../../platform/loading/lazy-part.ts';
import { StaffFrame } from '../../moderation/staff-frame.tsx';
import { StaffPage } from '../../moderation/staff-page.tsx';
import { DownloadList } from '../../moderation/staff-queue/download-list.tsx';
import { QueueFilters } from '../../moderation/staff-queue/queue-filters.tsx';
import { StaffQueue } from '../../moderation/staff-queue/staff-queue.tsx';
import { SavedViews } from '../../moderation/staff-queue/views/saved-views.tsx';
import { useFilters, usePart } from '../../moderation/staff-queue/views/use-filters.ts';
import { listLabels, paymentStateLabel } from './payment-labels.ts';
import { usePayments, type PaymentSearch } from './payment-queries.ts';
import { RejectedWebhooksCard } from './rejected-webhooks-card.tsx';
import * as css from './payments.module.css';

/** Loaded beside the list. */
const casePart = lazyPart(async () => (await import('./payment-case-view.tsx')).PaymentCaseView);

/** Payments of members: search, held ones, and what staff decide about them. */
export default function PaymentsPage() {
  const [show] = usePart(paymentLists);
  return (
    <StaffFrame current="/staff/payments">
      <StaffPage>
        <PageHead
          actions={<DownloadList name="payments" show={show === 'asked' || show === 'disputed' ? 'all' : show} />}
          title={<Trans>Payments</Trans>}
          text={<Trans>A second person confirms every release and refund. Every access is logged.</Trans>}
        />
        <SavedViews page="payments" />
        <Payments />
        <RejectedWebhooksCard />
      </StaffPage>
    </StaffFrame>
  );
}

function Payments() {
  const { t, i18n } = useLingui();
  const [show, setShow] = usePart(paymentLists);
  const { params, change } = useFilters();
  const asked = params.get('q')?.slice(0, 100) ?? '';
  const day = /^\d{4}-\d{2}-\d{2}$/.exec(params.get('day') ?? '')?.[0] ?? '';
  // What is being typed; otherwise the address says what is searched for.
  const [typed, setTyped] = useState<string | null>(null);
  const q = asked.trim();
  return (
    <>
      <search className={css.search}>
        <Field label={<Trans>Order, member, provider reference or amount</Trans>} className={css.words}>
          <TextInput
            type="search"
            icon={<SearchIcon />}
            value={typed ?? asked}
            maxLength={100}
            autoComplete="off"
            placeholder={t`For example 50.00`}
            onChange={(event) => {
              const text = event.target.value;
              setTyped(text);
              // A search looks at all payments unless a part is chosen afterwards.
              change({ q: text.trim(), ...(asked === '' ? { show: 'all' } : {}) });
            }}
            onBlur={() => setTyped(null)}
          />
        </Field>
        <Field label={<Trans context="date">Day</Trans>} className={css.day}>
          <TextInput type="date" value={day} onChange={(event) => change({ day: event.target.value })} />
        </Field>
      </search>
      <QueueFilters
        value={show}
        onChange={setShow}
        options={paymentLists.map((value) => ({ value, label: i18n._(listLabels[value]) }))}
      />
      <Found search={{ show, ...(q === '' ? {} : { q }), ...(day === '' ? {} : { day }) }} />
    </>
  );
}

function Found({ search }: { search: PaymentSearch }) {
  const { t, i18n } = useLingui();
  const { language } = useLanguage();
  const PaymentCaseView = casePart.use(true);
  const isHeldPart = search.show === 'held';
  const describe = (payment: PaymentRow) => {
    const sum = formatMoney(language, Math.round(payment.amount * 100), payment.currency);
    const name = payment.name === '' ? t`Deleted account` : payment.name;
    const state = i18n._(paymentStateLabel(payment));
    return { sum, name, state, label: t`${name}, ${sum}, ${state}` };
  };
  return (
    <StaffQueue
      label={t`Payments`}
      list={usePayments(search)}
      renderRow={(payment) => {
        const { sum, name, state, label } = describe(payment);
        const at = new Date(payment.created_at);
        return {
          title: name,
          text: `${formatDateTime(language, at, 'short')} · ${payment.gateway}`,
          since: payment.created_at,
          mark: payment.held || payment.asked !== null ? 'waiting' : undefined,
          aside: (
            <>
              <b className="small tabular">{sum}</b>
              <span className="tiny">{state}</span>
            </>
          ),
          label,
        };
      }}
      empty={
        <EmptyState
          level={2}
          icon={<CreditCardIcon />}
          title={isHeldPart ? <Trans>No payment is held</Trans> : <Trans>No payment found</Trans>}
          text={
            isHeldPart ? (
              <Trans>Payments that a risk check stops appear here.</Trans>
            ) : (
              <Trans>Try another word, another day, or all payments.</Trans>
            )
          }
        />
      }
      hint={<Trans>Choose a payment to see its events and history.</Trans>}
      renderCase={(id) =>
        PaymentCaseView === null ? <Loading label={t`Loading`} shape="card" count={1} /> : <PaymentCaseView id={id} />
      }
    />
  );
}
