import { Trans } from '@lingui/react/macro';
import { Button } from '@peonia/ui/button/button.tsx';
import { CircleAlertIcon } from '@peonia/ui/icons/circle-alert.tsx';
import { WifiOffIcon } from '@peonia/ui/icons/wifi-off.tsx';
import type { ReactNode } from 'react';
import { useMe } from '../../../platform/session/session.ts';
import { openRecharge } from '../../payments/public.ts';
import type { RunningCall } from '../state/running.ts';
import { useProblemWords } from './use-problem-words.ts';

/** The one thing that matters now, above the picture: the line, then the gold, then a camera that does not open. */
export function NoticeLine({ running }: { running: RunningCall }) {
  const { call, line, problem } = running;
  const problemWords = useProblemWords(problem, true);
  if (line === 'lost')
    return (
      <Line icon={<WifiOffIcon />} isSaid>
        <Trans>Connection lost. Trying again…</Trans>
      </Line>
    );
  if (call.short) return <ShortLine running={running} />;
  if (line === 'weak') {
    return (
      <Line icon={<WifiOffIcon />}>
        {call.kind === 'video' ? (
          <Trans>Weak connection. Trying to keep the picture.</Trans>
        ) : (
          <Trans>Weak connection. Trying to keep the sound.</Trans>
        )}
      </Line>
    );
  }
  return problemWords === null ? null : <Line icon={<CircleAlertIcon />}>{problemWords}</Line>;
}

/** Too little gold for the next minute: the talk goes on until the present one is over. */
function ShortLine({ running }: { running: RunningCall }) {
  const me = useMe();
  const missing = Math.max(1, (running.call.price ?? 1) - (me?.balance ?? 0));
  return (
    <Line
      icon={<CircleAlertIcon />}
      action={
        <Button size="sm" variant="gold" onClick={() => openRecharge({ missing })}>
          <Trans>Add gold</Trans>
        </Button>
      }
    >
      <Trans>Your gold is used up. The call ends with this minute.</Trans>
    </Line>
  );
}

/** `isSaid`: the status of the call says the same aloud. */
function Line({
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
    <div className="call-line" role={isSaid ? undefined : 'status'} aria-hidden={isSaid || undefined}>
      {icon}
      <span className="grow">{children}</span>
      {action}
    </div>
  );
}
