import { Trans, useLingui } from '@lingui/react/macro';
import { Button } from '@peonia/ui/button/button.tsx';
import { Card, CardHead } from '@peonia/ui/card/card.tsx';
import { EmptyState } from '@peonia/ui/empty-state/empty-state.tsx';
import { UsersIcon } from '@peonia/ui/icons/users.tsx';
import { StaffQueue } from '../../moderation/staff-queue/staff-queue.tsx';
import { invitationLabels } from './invitation-labels.ts';
import { InvitationView } from './invitation-view.tsx';
import { useInvitations } from './partner-queries.ts';

/** All invitations to the partner programme, newest first. */
export function InvitationList() {
  const { t, i18n } = useLingui();
  const list = useInvitations();
  return (
    <StaffQueue
      label={t`Queue`}
      list={list}
      renderRow={({ name, reason, state, invited_at }) => ({
        title: name,
        text: reason,
        facts: i18n._(invitationLabels[state]),
        since: invited_at,
      })}
      empty={
        <EmptyState
          level={2}
          icon={<UsersIcon />}
          title={<Trans>Nobody was invited yet</Trans>}
          text={<Trans>You invite members on their page.</Trans>}
        />
      }
      renderCase={(id) => {
        const invitation = list.items.find((item) => item.id === id);
        return invitation === undefined ? null : (
          <Card pad as="article" className="stack">
            <CardHead title={`${invitation.name}, ${invitation.user_id}`} />
            <InvitationView invitation={invitation} />
            <div>
              <Button variant="line" href={`/staff/members/${invitation.user_id}`}>
                <Trans>Open the member</Trans>
              </Button>
            </div>
          </Card>
        );
      }}
    />
  );
}
