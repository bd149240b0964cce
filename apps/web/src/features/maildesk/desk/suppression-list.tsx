import { Trans, useLingui } from '@lingui/react/macro';
import { type MailSuppression, suppressionReasons } from '@peonia/contract/operation/maildesk.ts';
import { isPermitted } from '@peonia/contract/staff/staff-permissions.ts';
import { Button } from '@peonia/ui/button/button.tsx';
import { EmptyState } from '@peonia/ui/empty-state/empty-state.tsx';
import { Field } from '@peonia/ui/field/field.tsx';
import { MailIcon } from '@peonia/ui/icons/mail.tsx';
import { TableHead } from '@peonia/ui/table-head/table-head.tsx';
import { TextInput } from '@peonia/ui/text-input/text-input.tsx';
import { useToast } from '@peonia/ui/toast/toast-provider.tsx';
import { type SubmitEvent, useEffect, useRef, useState } from 'react';
import { PagedList } from '../../../platform/paged-list.tsx';
import { useNavigate } from '../../../platform/router/hooks.ts';
import { localePath } from '../../../platform/router/local-path.ts';
import { DownloadList } from '../../moderation/staff-queue/download-list.tsx';
import { QueueFilters } from '../../moderation/staff-queue/queue-filters.tsx';
import { useStaffSession } from '../../moderation/staff-session/staff-session-queries.ts';
import { MemberCell, TimeCell } from './mail-cells.tsx';
import { reasonLabels } from './mail-labels.ts';
import { type SuppressionFilters, useLift, useSuppressions } from './mail-queries.ts';
import { readSuppressionFilters } from './read-mail-filters.ts';
import * as css from './mails.module.css';

const parts = ['all', ...suppressionReasons] as const;

/** Addresses that take no mail, with the way to lift an entry. */
export function SuppressionList({ params }: { params: URLSearchParams }) {
  const { t, i18n } = useLingui();
  const navigate = useNavigate();
  const list = useRef<HTMLDivElement>(null);
  const filters = readSuppressionFilters(params);
  const { reason: shown = 'all', ...narrowed } = filters;
  const choose = (part: (typeof parts)[number]) =>
    void navigate(localePath(`/staff/mails?tab=suppressed${part === 'all' ? '' : `&reason=${part}`}`), {
      replace: true,
    });
  return (
    <>
      <div className={css.bar}>
        <QueueFilters
          value={shown}
          onChange={choose}
          options={parts.map((value) => ({ value, label: value === 'all' ? t`All` : i18n._(reasonLabels[value]) }))}
        />
        <DownloadList name="mail_suppressions" show={shown} filters={narrowed} />
      </div>
      {/* Takes the focus when the entry that had it is gone. */}
      <div ref={list} tabIndex={-1} className={css.entries}>
        <List filters={filters} onLifted={() => list.current?.focus()} />
      </div>
    </>
  );
}

function List({ filters, onLifted }: { filters: SuppressionFilters; onLifted: () => void }) {
  const { t } = useLingui();
  const list = useSuppressions(filters);
  return (
    <PagedList
      list={list}
      loading={{ shape: 'row', count: 4 }}
      empty={
        <EmptyState
          level={2}
          icon={<MailIcon />}
          title={<Trans>Every address takes mail</Trans>}
          text={<Trans>Addresses whose mail came back or was marked as spam appear here.</Trans>}
        />
      }
    >
      <table className={css.table} aria-label={t`Addresses without mail`}>
        <TableHead columns={[t`Since`, t`Address`, t`Member`, t`Why`, t`Act`]} />
        <tbody>
          {list.items.map((entry) => (
            <SuppressionRow key={entry.id} entry={entry} onLifted={onLifted} />
          ))}
        </tbody>
      </table>
    </PagedList>
  );
}

function SuppressionRow({ entry, onLifted }: { entry: MailSuppression; onLifted: () => void }) {
  const { i18n } = useLingui();
  const roles = useStaffSession()?.roles ?? [];
  const [isOpen, setOpen] = useState(false);
  const liftButton = useRef<HTMLButtonElement>(null);
  const isCancelled = useRef(false);
  useEffect(() => {
    if (!isOpen && isCancelled.current) liftButton.current?.focus();
    isCancelled.current = false;
  }, [isOpen]);
  const cancel = () => {
    isCancelled.current = true;
    setOpen(false);
  };
  return (
    <tr>
      <TimeCell at={entry.created_at} />
      <td>{entry.address}</td>
      <MemberCell id={entry.member_id} />
      <td>
        {i18n._(reasonLabels[entry.reason])}
        <div className="tiny muted">{entry.words}</div>
      </td>
      <td className={css.act}>
        {isOpen ? (
          <LiftForm id={entry.id} onCancel={cancel} onLifted={onLifted} />
        ) : isPermitted(roles, 'mails.lift') ? (
          <Button ref={liftButton} size="sm" variant="line" onClick={() => setOpen(true)}>
            <Trans>Lift</Trans>
          </Button>
        ) : null}
      </td>
    </tr>
  );
}

/** Asks for the reason, which the audit log keeps. */
function LiftForm({ id, onCancel, onLifted }: { id: number; onCancel: () => void; onLifted: () => void }) {
  const { t } = useLingui();
  const toast = useToast();
  const { isBusy, lift } = useLift(id);
  const [reason, setReason] = useState('');
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => field.current?.focus(), []);
  const isReady = reason.trim().length >= 3;
  const submit = async (event: SubmitEvent) => {
    event.preventDefault();
    if (!isReady || !(await lift(reason.trim()))) return;
    onLifted();
    toast.show({ text: t`Mail goes to this address again` });
  };
  return (
    <form className={`stack ${css.lift}`} onSubmit={(event) => void submit(event)}>
      <Field label={<Trans>Reason</Trans>} hint={<Trans>At least three characters. It is logged.</Trans>}>
        <TextInput
          ref={field}
          value={reason}
          maxLength={500}
          autoComplete="off"
          onChange={(event) => setReason(event.target.value)}
        />
      </Field>
      <div className="row wrap">
        <Button type="submit" size="sm" busy={isBusy} disabled={!isReady}>
          <Trans>Send mail again</Trans>
        </Button>
        <Button size="sm" variant="ghost" onClick={onCancel}>
          <Trans>Cancel</Trans>
        </Button>
      </div>
    </form>
  );
}
