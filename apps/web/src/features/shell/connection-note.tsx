import { Trans } from '@lingui/react/macro';
import { WifiOffIcon } from '@peonia/ui/icons/wifi-off.tsx';
import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { useConnection } from '../../platform/realtime/live.ts';
import { useSignedIn } from '../../platform/session/session.ts';
import { useOnline } from '../../platform/use-online.ts';
import * as css from './shell.module.css';

/** Milliseconds before the note appears, so that a change of network or a restart of the server stays unnoticed. */
const OFFLINE_DELAY_MS = 1_000;
const RECONNECT_DELAY_MS = 6_000;

/**
 * A status line at the top while the browser is offline or the live connection is lost. On phones it is a row above the
 * page, since it would lie on what is pressed there; the bars below it keep its height free.
 */
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
  const row = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const element = row.current;
    if (!isShown || element === null) return;
    const { style } = document.documentElement;
    const observer = new ResizeObserver(() => style.setProperty('--note', `${element.offsetHeight}px`));
    observer.observe(element);
    return () => {
      observer.disconnect();
      style.removeProperty('--note');
    };
  }, [isShown]);
  return (
    <div ref={row} role="status" className={css.connection}>
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
