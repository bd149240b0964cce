import { Trans, useLingui } from '@lingui/react/macro';
import { listSessions } from '@peonia/contract/accounts/account-sessions.ts';
import { Button } from '@peonia/ui/button/button.tsx';
import { Card } from '@peonia/ui/card/card.tsx';
import { EmptyState } from '@peonia/ui/empty-state/empty-state.tsx';
import { TriangleAlertIcon } from '@peonia/ui/icons/triangle-alert.tsx';
import { Loading } from '@peonia/ui/skeleton/skeleton.tsx';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { call } from '../../../platform/api/call.ts';
import { SettingsFrame } from '../../settings/settings-frame.tsx';
import { RevokeOtherSessionsDialog } from './revoke-other-sessions-dialog.tsx';
import { sessionsKey } from './revoke-session.ts';
import { SessionRow } from './session-row.tsx';
import * as css from './sessions.module.css';

/** The member's sessions, with buttons to revoke them. Source: decisions "Identity". */
export default function SessionsPage() {
  const { t } = useLingui();
  const { data, error, refetch } = useQuery({
    queryKey: [sessionsKey],
    queryFn: ({ signal }) => call(listSessions, {}, { signal }),
  });
  const [isAsking, setAsking] = useState(false);
  // The current session first, then by last use.
  const sessions = (data?.items ?? []).toSorted(
    (a, b) => Number(b.current) - Number(a.current) || b.seen_at.localeCompare(a.seen_at),
  );
  return (
    <SettingsFrame current="/setting/sessions" title={<Trans>Where you are logged in</Trans>}>
      <Card pad edge as="div">
        {data !== undefined ? (
          <ul className={css.sessions} data-testid="sessions">
            {sessions.map((session) => (
              <SessionRow key={session.id} session={session} />
            ))}
            {data.more ? (
              <li className="small muted">
                <Trans>Only the ones used last are listed. Logging out everywhere else ends all of them.</Trans>
              </li>
            ) : null}
          </ul>
        ) : error === null ? (
          <Loading label={t`Loading`} shape="row" count={2} />
        ) : (
          <EmptyState
            level={2}
            icon={<TriangleAlertIcon />}
            title={<Trans>The list could not be loaded</Trans>}
            action={
              <Button onClick={() => void refetch()}>
                <Trans>Try again</Trans>
              </Button>
            }
          />
        )}
      </Card>
      {sessions.length > 1 ? (
        <Card pad edge as="div" className={css.sessionsAll}>
          <p className="muted grow">
            <Trans>See a device you do not recognise? Log out everywhere else and change your password.</Trans>
          </p>
          <Button variant="dangerline" onClick={() => setAsking(true)}>
            <Trans>Log out everywhere else</Trans>
          </Button>
        </Card>
      ) : null}
      <RevokeOtherSessionsDialog open={isAsking} onClose={() => setAsking(false)} />
    </SettingsFrame>
  );
}
