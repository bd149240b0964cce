import { Trans, useLingui } from '@lingui/react/macro';
import { paymentLists } from '@peonia/contract/money/payment-desk.ts';
import { classNames } from '@peonia/ui/class-names.ts';
import { EmptyState } from '@peonia/ui/empty-state/empty-state.tsx';
import { Field } from '@peonia/ui/field/field.tsx';
import { CreditCardIcon } from '@peonia/ui/icons/credit-card.tsx';
import { SearchIcon } from '@peonia/ui/icons/search.tsx';
import { Select } from '@peonia/ui/select/select.tsx';
import { Loading } from '@peonia/ui/skeleton/skeleton.tsx';
import { TextInput } from '@peonia/ui/text-input/text-input.tsx';
import { useDeferredValue, useState } from 'react';
import { ListError } from '../../../platform/errors/list-error.tsx';
import { PageHead } from '../../../platform/head/page-head.tsx';
import { StaffFrame } from '../../moderation/staff-frame.tsx';
import { StaffPage } from '../../moderation/staff-page.tsx';
import { PaymentCaseView } from './payment-case-view.tsx';
import { listLabels } from './payment-labels.ts';
import { PaymentList } from './payment-list.tsx';
import { usePayments, type PaymentSearch } from './payment-queries.ts';
import * as css from './payments.module.css';

/** Payments of members: search, held ones, and what staff decide about them. */
export default function PaymentsPage() {
  return (
    <StaffFrame current="/staff/payments">
      <StaffPage>
        <PageHead
          title={<Trans>Payments</Trans>}
          text={<Trans>A second person confirms every release and refund. Every access is logged.</Trans>}
        />
        <Payments />
      </StaffPage>
    </StaffFrame>
  );
}

function Payments() {
  const { t, i18n } = useLingui();
  const [show, setShow] = useState<PaymentSearch['show']>('held');
  const [text, setText] = useState('');
  const [day, setDay] = useState('');
  const q = useDeferredValue(text.trim());
  return (
    <>
      <search className={css.search}>
        <Field label={<Trans>Show</Trans>} className={css.part}>
          <Select
            value={show}
            onChange={(event) => setShow(paymentLists.find((one) => one === event.target.value))}
            options={paymentLists.map((value) => ({ value, label: i18n._(listLabels[value]) }))}
          />
        </Field>
        <Field label={<Trans>Order, member, provider reference or amount</Trans>} className={css.words}>
          <TextInput
            type="search"
            icon={<SearchIcon />}
            value={text}
            maxLength={100}
            autoComplete="off"
            placeholder={t`For example 50.00`}
            onChange={(event) => {
              // A search looks at all payments unless a part is chosen afterwards.
              if (text === '') setShow('all');
              setText(event.target.value);
            }}
          />
        </Field>
        <Field label={<Trans context="date">Day</Trans>} className={css.day}>
          <TextInput type="date" value={day} onChange={(event) => setDay(event.target.value)} />
        </Field>
      </search>
      <Found search={{ ...(show ? { show } : {}), ...(q === '' ? {} : { q }), ...(day === '' ? {} : { day }) }} />
    </>
  );
}

function Found({ search }: { search: PaymentSearch }) {
  const { t } = useLingui();
  const { pages, items, isPending, error, reload, hasMore, loadMore, isLoadingMore } = usePayments(search);
  const [shown, setShown] = useState<string | null>(null);
  if (isPending) return <Loading label={t`Loading`} shape="row" count={6} />;
  if (error !== null && pages.length === 0) return <ListError error={error} onRetry={reload} />;
  if (items.length === 0 && shown === null)
    return (
      <EmptyState
        level={2}
        icon={<CreditCardIcon />}
        title={search.show === 'held' ? <Trans>No payment is held</Trans> : <Trans>No payment found</Trans>}
        text={
          search.show === 'held' ? (
            <Trans>Payments that a risk check stops appear here.</Trans>
          ) : (
            <Trans>Try another word, another day, or all payments.</Trans>
          )
        }
      />
    );
  return (
    <div className={classNames(css.desk, shown !== null && css.isOpen)}>
      <PaymentList
        items={items}
        current={shown}
        onChoose={setShown}
        more={hasMore ? { load: loadMore, isLoading: isLoadingMore } : null}
      />
      {shown === null ? (
        <p className={`muted ${css.hint}`}>
          <Trans>Choose a payment to see its events and history.</Trans>
        </p>
      ) : (
        <PaymentCaseView key={shown} id={shown} onBack={() => setShown(null)} />
      )}
    </div>
  );
}
