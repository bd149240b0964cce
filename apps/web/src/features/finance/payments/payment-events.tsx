import { Trans, useLingui } from '@lingui/react/macro';
import type { PaymentCase } from '@peonia/contract/money/payment-desk.ts';
import { formatDateTime, formatGold, formatMoney } from '@peonia/i18n/format.ts';
import { Card, CardHead } from '@peonia/ui/card/card.tsx';
import { classNames } from '@peonia/ui/class-names.ts';
import { useLanguage } from '../../../platform/language/language.tsx';
import { disputeLabels, eventLabels } from './payment-labels.ts';
import * as css from './payments.module.css';

/** Webhook events with what came of their verification, and the refunds in the books. */
export function PaymentEvents({ payment }: { payment: PaymentCase }) {
  const { i18n } = useLingui();
  const { language } = useLanguage();
  return (
    <>
      <Card pad as="div">
        <CardHead title={<Trans>Webhook events</Trans>} level={3} />
        {payment.events.length === 0 ? (
          <p className="muted small">
            <Trans>The provider has not sent anything yet.</Trans>
          </p>
        ) : (
          <>
            {payment.events_older ? <OnlyNewest /> : null}
            <Events events={payment.events} />
          </>
        )}
      </Card>
      {payment.refunds.length === 0 ? null : (
        <Card pad as="div">
          <CardHead title={<Trans>Refunds and disputes</Trans>} level={3} />
          {payment.refunds_older ? <OnlyNewest /> : null}
          <ul className={css.events}>
            {payment.refunds.map((refund) => (
              <li key={refund.id} className={css.refund}>
                <Moment at={refund.created_at} />
                <span className="grow small">
                  {refund.dispute === null ? (
                    <Trans context="payment">Refund</Trans>
                  ) : (
                    i18n._(disputeLabels[refund.dispute])
                  )}
                </span>
                <Sum amount={refund.amount} currency={payment.currency} gold={refund.gold} language={language} />
              </li>
            ))}
          </ul>
        </Card>
      )}
    </>
  );
}

function OnlyNewest() {
  return (
    <p className="small muted">
      <Trans>Only the newest entries are listed.</Trans>
    </p>
  );
}

function Events({ events }: Pick<PaymentCase, 'events'>) {
  const { i18n } = useLingui();
  return (
    <ul className={css.events}>
      {events.map((event) => (
        <li key={event.id}>
          <details>
            <summary>
              <Moment at={event.received_at} />
              <span className={css.code}>{event.kind}</span>
              <span className={classNames('tiny', event.state === 'refused' && css.wrong)}>
                {i18n._(eventLabels[event.state])}
                {event.detail === null ? null : `: ${event.detail}`}
              </span>
            </summary>
            <p className={`tiny muted ${css.code}`}>{event.id}</p>
            {event.raw === null ? (
              <p className="tiny muted">
                <Trans>The text of this event is not stored, or no longer.</Trans>
              </p>
            ) : (
              <pre className={css.raw}>{event.raw}</pre>
            )}
          </details>
        </li>
      ))}
    </ul>
  );
}

function Sum(props: {
  amount: number;
  currency: PaymentCase['currency'];
  gold: number;
  language: Parameters<typeof formatGold>[0];
}) {
  const gold = formatGold(props.language, Math.round(props.gold * 100));
  return (
    <span className="small tabular">
      {formatMoney(props.language, Math.round(props.amount * 100), props.currency)} · <Trans>{gold} gold</Trans>
    </span>
  );
}

export function Moment({ at }: { at: string }) {
  const { language } = useLanguage();
  const date = new Date(at);
  return (
    <time className="tiny muted tabular" dateTime={at}>
      {formatDateTime(language, date, 'short')}
    </time>
  );
}
