import { Trans, useLingui } from '@lingui/react/macro';
import type { SimilarAccount } from '@peonia/contract/moderation/risk.ts';
import { formatDate, formatList } from '@peonia/i18n/format.ts';
import { Card } from '@peonia/ui/card/card.tsx';
import { useLanguage } from '../../../platform/language/language.tsx';
import { Link } from '../../../platform/router/link.tsx';
import { statusLabels } from './member-labels.ts';
import { similarLabels } from './risk-labels.ts';
import * as css from './members.module.css';

/** Accounts that have something in common with the member. */
export function SimilarCard({ accounts }: { accounts: readonly SimilarAccount[] }) {
  return (
    <Card pad as="section" aria-labelledby="member-similar">
      <h2 id="member-similar" className={css.heading}>
        <Trans>Similar accounts</Trans>
      </h2>
      {accounts.length === 0 ? (
        <p className="small muted">
          <Trans>No other account shares a device, an address, a means of payment or a picture.</Trans>
        </p>
      ) : (
        <ul className={css.similar}>
          {accounts.map((account) => (
            <li key={account.id}>
              <SimilarRow account={account} />
            </li>
          ))}
        </ul>
      )}
    </Card>
  );
}

function SimilarRow({ account: { id, name, status, reasons, seen_at } }: { account: SimilarAccount }) {
  const { i18n } = useLingui();
  const { language } = useLanguage();
  const words = reasons.map((reason) => i18n._(similarLabels[reason]));
  const day = seen_at === null ? null : formatDate(language, new Date(seen_at), 'medium');
  return (
    <>
      <span className="grow">
        <Link className="link" href={`/staff/members/${id}`}>
          {name}
        </Link>{' '}
        <span className="small muted">
          {id} · {i18n._(statusLabels[status])}
        </span>
        <span className="small">{formatList(language, words)}</span>
      </span>
      {day === null ? null : <span className="tiny muted tabular">{day}</span>}
    </>
  );
}
