import { Trans } from '@lingui/react/macro';
import { Button } from '@peonia/ui/button/button.tsx';
import { CircleAlertIcon } from '@peonia/ui/icons/circle-alert.tsx';
import { WifiOffIcon } from '@peonia/ui/icons/wifi-off.tsx';
import type { ReactNode } from 'react';
import { useMe } from '../../../platform/session/session.ts';
import { openRecharge } from '../../payments/open-payment.ts';
import type { RunningCall } from '../state/running-call.ts';
import { useDeviceProblemText } from './use-device-problem-text.ts';
import * as css from './talk-head.module.css';

/** The most important alert: connection, then balance, then camera problem. */
export function CallAlert({ running }: { running: RunningCall }) {
  const { call, line, problem } = running;
  const problemWords = useDeviceProblemText(problem, true);
  if (line === 'lost')
    return (
      <AlertLine icon={<WifiOffIcon />} isSaid>
        <Trans>Connection lost. Trying again…</Trans>
      </AlertLine>
    );
  if (call.short) return <GoldShortLine running={running} />;
  if (line === 'weak') {
    return (
      <AlertLine icon={<WifiOffIcon />}>
        {call.kind === 'video' ? (
          <Trans>Weak connection. Trying to keep the picture.</Trans>
        ) : (
          <Trans>Weak connection. Trying to keep the sound.</Trans>
        )}
      </AlertLine>
    );
  }
  return problemWords === null ? null : <AlertLine icon={<CircleAlertIcon />}>{problemWords}</AlertLine>;
}

/** Not enough gold for the next minute: the call ends after the current one. */
function GoldShortLine({ running }: { running: RunningCall }) {
  const me = useMe();
  const missing = Math.max(1, (running.call.price ?? 1) - (me?.balance ?? 0));
  return (
    <AlertLine
      icon={<CircleAlertIcon />}
      action={
        <Button size="sm" variant="gold" onClick={() => openRecharge({ missing })}>
          <Trans>Add gold</Trans>
        </Button>
      }
    >
      <Trans>Your gold is used up. The call ends after this minute.</Trans>
    </AlertLine>
  );
}

/** `isSaid`: the call's status announces the same text. */
function AlertLine({
  icon,
  action,
  isSaid = false,
  children,
}: {
  icon: ReactNode;
  action?: ReactNode;
  isSaid?: boolean;
  children: ReactNode;
}) {
  return (
    <div className={css.callLine} role={isSaid ? undefined : 'status'} aria-hidden={isSaid || undefined}>
      {icon}
      <span className="grow">{children}</span>
      {action}
    </div>
  );
}
