import { Trans, useLingui } from '@lingui/react/macro';
import { Loading } from '@peonia/ui/skeleton/skeleton.tsx';
import { useState } from 'react';
import { ListError } from '../../../platform/errors/list-error.tsx';
import { PageHead } from '../../../platform/head/page-head.tsx';
import { StaffFrame } from '../staff-frame.tsx';
import { StaffPage } from '../staff-page.tsx';
import { RoleForm } from './role-form.tsx';
import { useRoleDesk } from './role-queries.ts';
import { RoleRequests } from './role-requests.tsx';
import { StaffList } from './staff-list.tsx';

/** Administrators see who has which role, ask for changes and confirm those of others. */
export default function RolesPage() {
  return (
    <StaffFrame current="/staff/roles">
      <StaffPage>
        <PageHead
          title={<Trans>Staff roles</Trans>}
          text={
            <Trans>
              A change takes effect when a second administrator confirms it. Anyone who loses a role is logged out
              everywhere.
            </Trans>
          }
        />
        <Roles />
      </StaffPage>
    </StaffFrame>
  );
}

function Roles() {
  const { t } = useLingui();
  const { data, error, refetch } = useRoleDesk();
  const [chosen, setChosen] = useState<number | null>(null);
  if (error !== null && data === undefined) return <ListError error={error} onRetry={() => void refetch()} />;
  if (data === undefined) return <Loading label={t`Loading`} shape="row" count={6} />;
  const person = data.staff.find(({ user_id }) => user_id === chosen);
  return (
    <div className="stack">
      <RoleRequests requests={data.requests} />
      <StaffList staff={data.staff} onChange={setChosen} />
      <RoleForm key={chosen ?? 0} person={person} onDone={() => setChosen(null)} />
    </div>
  );
}
