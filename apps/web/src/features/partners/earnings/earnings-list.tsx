import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import type { Earning } from '@peonia/contract/partners/partners.ts';
import { formatDate, formatGold } from '@peonia/i18n/format.ts';
import { useLanguage } from '../../../platform/language/language.tsx';
import { ListEnd } from '../../../platform/paged-list.tsx';
import { Link } from '../../../platform/router/link.tsx';
import { EarningSource } from './earning-source.tsx';
import type { useEarnings } from './use-earnings.ts';
import * as css from './earnings.module.css';

const takenFor: Readonly<Record<NonNullable<Earning['taken_for']>, MessageDescriptor>> = {
  refund: msg`The buyer’s payment was refunded`,
  chargeback: msg`Refunded by the buyer’s bank`,
};

/** Every share of the last 12 months, newest first. */
export function EarningsList({ earnings }: { earnings: ReturnType<typeof useEarnings> }) {
  if (earnings.items.length === 0)
    return (
      <p>
        <Trans>Nothing earned yet. What members spend on you, and what referred members pay, appears here.</Trans>
      </p>
    );
  return (
    <>
      <ul className={css.lines}>
        {earnings.items.map((earning) => (
          <EarningRow key={earning.id} earning={earning} />
        ))}
      </ul>
      <ListEnd list={earnings} problem={<Trans>More earnings could not be loaded.</Trans>} />
    </>
  );
}

function EarningRow({ earning }: { earning: Earning }) {
  const { i18n } = useLingui();
  const { language } = useLanguage();
  const { amount, taken, taken_for, state, user, created_at, available_at } = earning;
  const dateOf = (at: string) => formatDate(language, new Date(at), 'medium');
  const from = dateOf(available_at);
  const back = formatGold(language, Math.round(taken * 100));
  return (
    <li>
      <div>
        <EarningSource earning={earning} />
        {user === null ? null : (
          <Link href={`/profile/${user.user_id}`} className="link">
            {user.name}
          </Link>
        )}
        <time className="small muted" dateTime={created_at}>
          {dateOf(created_at)}
        </time>
      </div>
      <div>
        <b className={`tabular ${state === 'reversed' ? css.reversed : ''}`}>
          {formatGold(language, Math.round(amount * 100))}
        </b>
        <span className="small muted">
          {state === 'pending' ? (
            <Trans>Available from {from}</Trans>
          ) : state === 'available' ? (
            <Trans>Available</Trans>
          ) : taken_for === null ? (
            <Trans>Refunded to the member</Trans>
          ) : (
            i18n._(takenFor[taken_for])
          )}
        </span>
        {taken === 0 ? null : (
          <span className="small muted">
            <Trans>{back} gold taken back</Trans>
            {taken_for === null ? null : <>: {i18n._(takenFor[taken_for])}</>}
          </span>
        )}
      </div>
    </li>
  );
}
