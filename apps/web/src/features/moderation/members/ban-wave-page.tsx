import { Trans, useLingui } from '@lingui/react/macro';
import { Card } from '@peonia/ui/card/card.tsx';
import { EmptyState } from '@peonia/ui/empty-state/empty-state.tsx';
import { UsersIcon } from '@peonia/ui/icons/users.tsx';
import { Loading } from '@peonia/ui/skeleton/skeleton.tsx';
import { ListError } from '../../../platform/errors/list-error.tsx';
import { PageHead } from '../../../platform/head/page-head.tsx';
import { useParams } from '../../../platform/router/hooks.ts';
import { StaffFrame } from '../staff-frame.tsx';
import { StaffPage } from '../staff-page.tsx';
import { useBanWave } from './member-queries.ts';
import { ConnectedAccounts, MoreAccounts } from './similar-card.tsx';

/** Accounts connected with a member to the second degree, with reasons, and the way to suspend them together. */
export default function BanWavePage() {
  const id = Number(useParams()['id']);
  return (
    <StaffFrame current="/staff/members">
      <StaffPage>
        <Wave key={id} id={id} />
      </StaffPage>
    </StaffFrame>
  );
}

function Wave({ id }: { id: number }) {
  const { t } = useLingui();
  const { data, error, refetch } = useBanWave(id);
  const name = data?.name ?? '';
  const direct = data?.accounts.filter(({ degree }) => degree === 1).length ?? 0;
  const further = (data?.accounts.length ?? 0) - direct;
  return (
    <>
      <PageHead
        title={data === undefined ? <Trans>Ban wave</Trans> : <Trans>Ban wave around {name}</Trans>}
        text={
          data === undefined ? undefined : (
            <Trans>
              {direct} directly connected, {further} through another account. Every look is logged.
            </Trans>
          )
        }
        back={`/staff/members/${id}`}
      />
      {data === undefined ? (
        error === null ? (
          <Loading label={t`Loading`} shape="card" count={1} />
        ) : (
          <ListError error={error} onRetry={() => void refetch()} />
        )
      ) : data.accounts.length === 0 ? (
        <EmptyState
          level={2}
          icon={<UsersIcon />}
          title={<Trans>No connected accounts</Trans>}
          text={
            <Trans>No other account shares a device, an address, a means of payment, a picture or a referral.</Trans>
          }
        />
      ) : (
        <Card pad as="section" aria-label={t`Connected accounts`} className="stack">
          {data.status === 'suspended' ? null : (
            <p className="small muted">
              <Trans>Suspend this member first: the others then follow for the same cause and time.</Trans>
            </p>
          )}
          <ConnectedAccounts member={data} accounts={data.accounts} />
          {data.more ? <MoreAccounts /> : null}
        </Card>
      )}
    </>
  );
}
