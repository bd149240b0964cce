import { Trans } from '@lingui/react/macro';
import type { TranslationOrder } from '@peonia/contract/translation/translators.ts';
import { formatDateTime, formatGold } from '@peonia/i18n/format.ts';
import { CircleCheckIcon } from '@peonia/ui/icons/circle-check.tsx';
import { ClockIcon } from '@peonia/ui/icons/clock.tsx';
import { Note } from '@peonia/ui/note/note.tsx';
import { useLanguage } from '../../../platform/language/language.tsx';
import { useMe } from '../../../platform/session/session.ts';
import { usePairName } from '../use-pair-name.ts';
import { RatingForm } from './rating-form.tsx';
import * as css from '../translators.module.css';

/** An order in progress or done: deadline, price paid and rating. */
export function OrderView({ order, isPaidNow }: { order: TranslationOrder; isPaidNow: boolean }) {
  const { language } = useLanguage();
  const nameOf = usePairName();
  const me = useMe();
  const due = new Date(order.due_at);
  const until = formatDateTime(language, due, 'short');
  const amountOf = (amount: number) => formatGold(language, Math.round(amount * 100));
  const pair = nameOf(order.from, order.to);
  const paid = amountOf(order.price ?? 0);
  const balance = amountOf(me?.balance ?? 0);
  const isAtWork = order.state === 'translating';
  return (
    <div className="stack">
      {isAtWork ? (
        <Note tone={isPaidNow ? 'trust' : 'info'} role="status" icon={isPaidNow ? <CircleCheckIcon /> : <ClockIcon />}>
          {isPaidNow ? (
            <Trans>Paid. A person will translate it by {until}; we notify you when it is ready.</Trans>
          ) : (
            <Trans>A person will translate it by {until}.</Trans>
          )}
        </Note>
      ) : (
        <Note tone="trust" icon={<CircleCheckIcon />}>
          <Trans>Translated by a person: {pair}.</Trans>
        </Note>
      )}
      {order.price === null ? null : (
        <dl className={css.personFacts}>
          <div>
            <dt>
              <Trans>Paid</Trans>
            </dt>
            <dd>
              <Trans>{paid} gold</Trans>
            </dd>
          </div>
          <div>
            <dt>
              <Trans>Balance</Trans>
            </dt>
            <dd>
              <Trans>{balance} gold</Trans>
            </dd>
          </div>
        </dl>
      )}
      {order.mine && !isAtWork ? <RatingForm order={order} /> : null}
    </div>
  );
}
