import { Trans, useLingui } from '@lingui/react/macro';
import type { MailDelivery } from '@peonia/contract/operation/maildesk.ts';
import { limits } from '@peonia/contract/protocol/client-limits.ts';
import { languageFacts, isLanguage } from '@peonia/i18n/languages.ts';
import { EmptyState } from '@peonia/ui/empty-state/empty-state.tsx';
import { MailIcon } from '@peonia/ui/icons/mail.tsx';
import { TableHead } from '@peonia/ui/table-head/table-head.tsx';
import { PagedList } from '../../../platform/paged-list.tsx';
import { Link } from '../../../platform/router/link.tsx';
import { DownloadList } from '../../moderation/staff-queue/download-list.tsx';
import { DeliveryFilterForm } from './delivery-filter-form.tsx';
import { MemberCell, TimeCell } from './mail-cells.tsx';
import { classLabels, stateLabels } from './mail-labels.ts';
import { type DeliveryFilters, useDeliveries } from './mail-queries.ts';
import { readDeliveryFilters } from './read-mail-filters.ts';
import * as css from './mails.module.css';

/** The delivery log with its filters. */
export function DeliveryLog({ params }: { params: URLSearchParams }) {
  const filters = readDeliveryFilters(params);
  return (
    <>
      <DeliveryFilterForm filters={filters} />
      <Log filters={filters} />
    </>
  );
}

/** Downloads the log as it is filtered. */
export function DownloadDeliveries({ params }: { params: URLSearchParams }) {
  const { state = 'all', ...narrowed } = readDeliveryFilters(params);
  return <DownloadList name="mails" show={state} filters={narrowed} />;
}

function Log({ filters }: { filters: DeliveryFilters }) {
  const { mail_log_days: days } = limits;
  const { t } = useLingui();
  const list = useDeliveries(filters);
  return (
    <PagedList
      list={list}
      empty={
        <EmptyState
          level={2}
          icon={<MailIcon />}
          title={<Trans>No mails</Trans>}
          text={<Trans>No mail of the last {days} days suits these filters.</Trans>}
        />
      }
    >
      <table className={css.table} aria-label={t`Delivery log`}>
        <TableHead columns={[t`When`, t`Template`, t`Member`, t`State`, t`Words of the server`]} />
        <tbody>
          {list.items.map((mail) => (
            <DeliveryRow key={mail.id} mail={mail} />
          ))}
        </tbody>
      </table>
    </PagedList>
  );
}

function DeliveryRow({ mail }: { mail: MailDelivery }) {
  const { t, i18n } = useLingui();
  const { attempts } = mail;
  return (
    <tr>
      <TimeCell at={mail.created_at} />
      <td>
        <Link className="link" href={`/staff/mails/templates/${mail.template}`}>
          <code>{mail.template}</code>
        </Link>
        <div className="tiny muted">
          {i18n._(classLabels[mail.class])}
          {isLanguage(mail.language) ? ` · ${languageFacts[mail.language].htmlLang}` : ''}
        </div>
      </td>
      <MemberCell id={mail.member_id} />
      <td>
        <span className={css.state} data-state={mail.state}>
          {i18n._(stateLabels[mail.state])}
        </span>
        {attempts > 1 ? <div className="tiny muted">{t`${attempts} attempts`}</div> : null}
      </td>
      <td>{mail.words}</td>
    </tr>
  );
}
