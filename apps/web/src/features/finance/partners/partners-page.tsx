import { Trans, useLingui } from '@lingui/react/macro';
import { isPermitted } from '@peonia/contract/moderation/staff-permissions.ts';
import { Button } from '@peonia/ui/button/button.tsx';
import { Card, CardHead } from '@peonia/ui/card/card.tsx';
import { EmptyState } from '@peonia/ui/empty-state/empty-state.tsx';
import { Field } from '@peonia/ui/field/field.tsx';
import { UsersIcon } from '@peonia/ui/icons/users.tsx';
import { Loading } from '@peonia/ui/skeleton/skeleton.tsx';
import { TextInput } from '@peonia/ui/text-input/text-input.tsx';
import { type SubmitEvent, useState } from 'react';
import { ListError } from '../../../platform/errors/list-error.tsx';
import { PageHead } from '../../../platform/head/page-head.tsx';
import { StaffFrame } from '../../moderation/staff-frame.tsx';
import { StaffPage } from '../../moderation/staff-page.tsx';
import { QueueFilters } from '../../moderation/staff-queue/queue-filters.tsx';
import { useStaffSession } from '../../moderation/staff-session/staff-session-queries.ts';
import { ApplicationCard } from './application-card.tsx';
import { MemberFlagsPanel } from './member-flags-panel.tsx';
import { useApplications, type ApplicationList } from './partner-queries.ts';
import * as css from './partners.module.css';

/** Applications of partners, and for administrators the flags of a member. */
export default function PartnersPage() {
  const { t } = useLingui();
  const [show, setShow] = useState<ApplicationList>('open');
  const roles = useStaffSession()?.roles ?? [];
  return (
    <StaffFrame current="/staff/partners">
      <StaffPage>
        <div className="stack">
          <PageHead
            title={<Trans>Partners</Trans>}
            text={<Trans>Applicants have a verified identity and two-step login. They read your reason by mail.</Trans>}
          />
          <QueueFilters
            value={show}
            onChange={setShow}
            options={[
              { value: 'open', label: t({ message: 'Open', context: 'state' }) },
              { value: 'decided', label: t`Decided` },
            ]}
          />
          <Applications key={show} show={show} />
          {isPermitted(roles, 'members.flag') ? <FlagsLookup /> : null}
        </div>
      </StaffPage>
    </StaffFrame>
  );
}

function Applications({ show }: { show: ApplicationList }) {
  const { t } = useLingui();
  const { pages, items, isPending, error, reload, hasMore, loadMore, isLoadingMore } = useApplications(show);
  if (isPending) return <Loading label={t`Loading`} shape="card" count={2} />;
  if (error !== null && pages.length === 0) return <ListError error={error} onRetry={reload} />;
  if (items.length === 0)
    return (
      <EmptyState
        level={2}
        icon={<UsersIcon />}
        title={show === 'open' ? <Trans>No application is waiting</Trans> : <Trans>Nothing was decided yet</Trans>}
      />
    );
  return (
    <>
      {items.map((item) => (
        <ApplicationCard key={item.id} application={item} />
      ))}
      {hasMore ? (
        <Button variant="ghost" block busy={isLoadingMore} onClick={loadMore}>
          <Trans>Show more</Trans>
        </Button>
      ) : null}
    </>
  );
}

function FlagsLookup() {
  const [text, setText] = useState('');
  const [memberId, setMemberId] = useState<number | null>(null);
  const isWhole = /^[1-9]\d{0,14}$/.test(text.trim());
  const look = (event: SubmitEvent) => {
    event.preventDefault();
    if (isWhole) setMemberId(Number(text.trim()));
  };
  return (
    <Card pad as="section" className="stack">
      <CardHead title={<Trans>Flags of a member</Trans>} />
      <form className={css.lookup} onSubmit={look}>
        <Field label={<Trans>Number of the member</Trans>}>
          <TextInput
            value={text}
            inputMode="numeric"
            autoComplete="off"
            onChange={(event) => setText(event.target.value)}
          />
        </Field>
        <Button type="submit" variant="line" disabled={!isWhole}>
          <Trans>Look up</Trans>
        </Button>
      </form>
      {memberId === null ? null : <MemberFlagsPanel key={memberId} memberId={memberId} />}
    </Card>
  );
}
