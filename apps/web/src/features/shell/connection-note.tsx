import { Trans } from '@lingui/react/macro';
import { WifiOffIcon } from '@peonia/ui/icons/wifi-off.tsx';
import { useEffect, useState } from 'react';
import { useConnection } from '../../platform/realtime/live.ts';
import { useSignedIn } from '../../platform/session/session.ts';
import * as css from './shell.module.css';

/** Milliseconds offline before the note appears, so that a change of network stays unnoticed. */
const NOTE_DELAY_MS = 6_000;

/** A status line at the bottom while the live connection is lost. */
export function ConnectionNote() {
  const isLost = useConnection() !== 'online';
  const isSignedIn = useSignedIn();
  const [isShown, setShown] = useState(false);
  useEffect(() => {
    if (!isLost || !isSignedIn) return setShown(false);
    const timer = setTimeout(() => setShown(true), NOTE_DELAY_MS);
    return () => clearTimeout(timer);
  }, [isLost, isSignedIn]);
  return (
    <div role="status" className={css.connection}>
      {isShown ? (
        <span>
          <WifiOffIcon />
          <Trans>Reconnecting. Messages you write are kept.</Trans>
        </span>
      ) : null}
    </div>
  );
}
