import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { agreementDays, type Agreement, type AgreementKind } from '@peonia/contract/moderation/agreement.ts';
import { isPermitted } from '@peonia/contract/staff/staff-permissions.ts';
import { formatNumber, formatPercent } from '@peonia/i18n/format.ts';
import { Card } from '@peonia/ui/card/card.tsx';
import { Loading } from '@peonia/ui/skeleton/skeleton.tsx';
import { TableHead } from '@peonia/ui/table-head/table-head.tsx';
import { ListError } from '../../platform/errors/list-error.tsx';
import { useLanguage } from '../../platform/language/language.tsx';
import { useStaffSession } from '../moderation/staff-session/staff-session-queries.ts';
import { useAgreement } from './figure-queries.ts';
import * as css from './figures.module.css';

const kindLabels: Readonly<Record<AgreementKind, MessageDescriptor>> = {
  photos: msg`Photos`,
  complaints: msg`Complaints`,
};

/** How often others decided differently, by reviewer and kind. Absent where the roles do not permit it. */
export function AgreementCard() {
  const roles = useStaffSession()?.roles ?? [];
  return isPermitted(roles, 'agreement.read') ? <PermittedCard /> : null;
}

function PermittedCard() {
  const { t } = useLingui();
  const { data, error, refetch } = useAgreement();
  const days = agreementDays;
  const least = data?.min_cases ?? 0;
  return (
    <Card pad as="section" aria-labelledby="agreement">
      <h2 id="agreement">
        <Trans>Second decisions</Trans>
      </h2>
      <p className="small muted">
        <Trans>
          Decisions of the last {days} days that somebody else looked at again, and the share with another outcome. The
          later one may have known more: it does not say who was right.
        </Trans>
      </p>
      {data === undefined && error !== null ? (
        <ListError error={error} onRetry={() => void refetch()} />
      ) : data === undefined ? (
        <Loading label={t`Loading`} shape="row" count={3} />
      ) : data.items.length === 0 ? (
        <p className="small">
          <Trans>No decisions are counted yet. They are counted every night.</Trans>
        </p>
      ) : (
        <>
          <AgreementTable items={data.items} />
          <p className="tiny muted">
            <Trans>A share is shown from {least} second decisions on.</Trans>
          </p>
        </>
      )}
    </Card>
  );
}

function AgreementTable({ items }: { items: readonly Agreement[] }) {
  const { t, i18n } = useLingui();
  const { language } = useLanguage();
  return (
    // Focusable, so that the arrow keys scroll it where it is wider than the page.
    <div className={css.scroll} role="region" aria-label={t`Second decisions`} tabIndex={0}>
      <table className={`${css.table} ${css.agreement}`} aria-label={t`Second decisions`}>
        <TableHead
          columns={[
            t`Reviewer`,
            t`Kind`,
            t({ message: 'Decisions', context: 'reviewer' }),
            t`Looked at again`,
            t`Other outcome`,
          ]}
        />
        <tbody>
          {items.map(({ staff_id: id, staff_name: name, kind, decided, compared, rate }) => (
            <tr key={`${id}-${kind}`}>
              <th scope="row">{name ?? <Trans>Deleted account {id}</Trans>}</th>
              <td>{i18n._(kindLabels[kind])}</td>
              <td>{formatNumber(language, decided)}</td>
              <td>{formatNumber(language, compared)}</td>
              <td>{rate === null ? <Trans>few</Trans> : formatPercent(language, rate)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
