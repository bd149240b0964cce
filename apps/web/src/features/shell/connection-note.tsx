import { Trans } from '@lingui/react/macro';
import { WifiOffIcon } from '@peonia/ui/icons/wifi-off.tsx';
import { useEffect, useState } from 'react';
import { useConnection } from '../../platform/realtime/live.ts';
import { useSignedIn } from '../../platform/session/session.ts';
import { useOnline } from '../../platform/use-online.ts';
import * as css from './shell.module.css';

/** Milliseconds before the note appears, so that a change of network or a restart of the server stays unnoticed. */
const OFFLINE_DELAY_MS = 1_000;
const RECONNECT_DELAY_MS = 6_000;

/** A status line at the top while the browser is offline or the live connection is lost. */
export function ConnectionNote() {
  const isOnline = useOnline();
  const isLost = useConnection() !== 'online' || !isOnline;
  const isSignedIn = useSignedIn();
  const [isShown, setShown] = useState(false);
  useEffect(() => {
    if (!isLost || !isSignedIn) return setShown(false);
    const timer = setTimeout(() => setShown(true), isOnline ? RECONNECT_DELAY_MS : OFFLINE_DELAY_MS);
    return () => clearTimeout(timer);
  }, [isLost, isOnline, isSignedIn]);
  return (
    <div role="status" className={css.connection}>
      {isShown ? (
        <span>
          <WifiOffIcon />
          {isOnline ? (
            <Trans>Reconnecting. Messages you write are kept.</Trans>
          ) : (
            <Trans>You are offline. Messages are sent when you are back.</Trans>
          )}
        </span>
      ) : null}
    </div>
  );
}
