import { Trans, useLingui } from '@lingui/react/macro';
import { isPermitted } from '@peonia/contract/staff/staff-permissions.ts';
import { Button } from '@peonia/ui/button/button.tsx';
import { Card, CardHead } from '@peonia/ui/card/card.tsx';
import { EmptyState } from '@peonia/ui/empty-state/empty-state.tsx';
import { Field } from '@peonia/ui/field/field.tsx';
import { UsersIcon } from '@peonia/ui/icons/users.tsx';
import { TextInput } from '@peonia/ui/text-input/text-input.tsx';
import { type SubmitEvent, useState } from 'react';
import { PageHead } from '../../../platform/head/page-head.tsx';
import { lazyPart } from '../../../platform/loading/lazy-part.ts';
import { StaffFrame } from '../../moderation/staff-frame.tsx';
import { StaffPage } from '../../moderation/staff-page.tsx';
import { DownloadList } from '../../moderation/staff-queue/download-list.tsx';
import { QueueFilters } from '../../moderation/staff-queue/queue-filters.tsx';
import { StaffQueue } from '../../moderation/staff-queue/staff-queue.tsx';
import { SavedViews } from '../../moderation/staff-queue/views/saved-views.tsx';
import { usePart } from '../../moderation/staff-queue/views/use-filters.ts';
import { useStaffSession } from '../../moderation/staff-session/staff-session-queries.ts';
import { ApplicationCard } from './application-card.tsx';
import { useApplications, type ApplicationList } from './partner-queries.ts';
import * as css from './partners.module.css';

const flagsPart = lazyPart(async () => (await import('./member-flags-panel.tsx')).MemberFlagsPanel);

const invitationsPart = lazyPart(async () => (await import('./invitation-list.tsx')).InvitationList);

/** Applications and invitations of partners, and for administrators the flags of a member. */
export default function PartnersPage() {
  const { t } = useLingui();
  const [show, setShow] = usePart<ApplicationList | 'invited'>(['open', 'decided', 'invited']);
  const roles = useStaffSession()?.roles ?? [];
  const Invitations = invitationsPart.use(show === 'invited');
  return (
    <StaffFrame current="/staff/partners">
      <StaffPage>
        <div className="stack">
          <PageHead
            actions={show === 'invited' ? null : <DownloadList name="partners" show={show} />}
            title={<Trans>Partners</Trans>}
            text={<Trans>Applicants have a verified identity and two-step login. They read your reason by mail.</Trans>}
          />
          <SavedViews page="partners" />
          <QueueFilters
            value={show}
            onChange={setShow}
            options={[
              { value: 'open', label: t({ message: 'Open', context: 'state' }) },
              { value: 'decided', label: t`Decided` },
              { value: 'invited', label: t`Invitations` },
            ]}
          />
          {show !== 'invited' ? <Applications key={show} show={show} /> : Invitations === null ? null : <Invitations />}
          {isPermitted(roles, 'members.flag') ? <FlagsLookup /> : null}
        </div>
      </StaffPage>
    </StaffFrame>
  );
}

function Applications({ show }: { show: ApplicationList }) {
  const { t } = useLingui();
  const list = useApplications(show);
  return (
    <StaffQueue
      label={t`Queue`}
      list={list}
      renderRow={({ name, about, applied_at, state }) => ({
        title: name,
        text: about,
        facts:
          state === 'open' ? undefined : state === 'approved' ? (
            <Trans context="application">Approved</Trans>
          ) : (
            <Trans context="application">Declined</Trans>
          ),
        since: applied_at,
      })}
      empty={
        <EmptyState
          level={2}
          icon={<UsersIcon />}
          title={show === 'open' ? <Trans>No application is waiting</Trans> : <Trans>Nothing was decided yet</Trans>}
        />
      }
      renderCase={(id) => {
        const application = list.items.find((item) => item.id === id);
        return application === undefined ? null : <ApplicationCard application={application} />;
      }}
      advances
    />
  );
}

function FlagsLookup() {
  const [text, setText] = useState('');
  const [memberId, setMemberId] = useState<number | null>(null);
  const Flags = flagsPart.use(memberId !== null);
  const isWhole = /^[1-9]\d{0,14}$/.test(text.trim());
  const look = (event: SubmitEvent) => {
    event.preventDefault();
    if (isWhole) setMemberId(Number(text.trim()));
  };
  return (
    <Card pad edge as="section" className="stack">
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
      {memberId === null || Flags === null ? null : <Flags key={memberId} memberId={memberId} />}
    </Card>
  );
}
