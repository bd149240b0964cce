import { Trans } from '@lingui/react/macro';
import { Button } from '@peonia/ui/button/button.tsx';
import { EmptyState } from '@peonia/ui/empty-state/empty-state.tsx';
import { MessageCircleIcon } from '@peonia/ui/icons/message-circle.tsx';
import { RefreshCwIcon } from '@peonia/ui/icons/refresh-cw.tsx';
import { WifiOffIcon } from '@peonia/ui/icons/wifi-off.tsx';
import { useEffect } from 'react';
import { useLocation } from '../../../platform/router/hooks.ts';
import { ownPath } from '../../../platform/router/own-path.ts';
import { useSignedIn } from '../../../platform/session/session.ts';
import * as css from './offline.module.css';

/** Pauses between two questions whether the server is there. */
const ASK_MS = [2_000, 5_000, 10_000] as const;

/** Stands in for a page that needs a network. Opens that page when the network returns. */
export default function OfflinePage() {
  const isSignedIn = useSignedIn();
  const wanted = ownPath(new URLSearchParams(useLocation().search).get('to'));
  const to = wanted ?? '/home';
  useEffect(() => {
    const open = () => location.replace(to);
    addEventListener('online', open);
    // The network may have returned before this page listened, and a server that was away tells nobody.
    const stop = wanted === null ? () => {} : whenReachable(open);
    return () => {
      removeEventListener('online', open);
      stop();
    };
  }, [to, wanted]);
  return (
    <EmptyState
      className={css.page}
      level={1}
      icon={<WifiOffIcon />}
      title={<Trans>You are offline</Trans>}
      text={
        isSignedIn ? (
          <Trans>
            This page needs a connection and opens when you are back. You can read your chats and write meanwhile:
            messages are sent later.
          </Trans>
        ) : (
          <Trans>This page needs a connection and opens when you are back.</Trans>
        )
      }
      action={
        <div className="row wrap">
          {isSignedIn ? (
            <Button href="/chats" icon={<MessageCircleIcon />}>
              <Trans>Open chats</Trans>
            </Button>
          ) : null}
          <Button variant="line" icon={<RefreshCwIcon />} onClick={() => location.replace(to)}>
            <Trans>Try again</Trans>
          </Button>
        </div>
      }
    />
  );
}

/** Asks the server while the page is seen and the browser has a network. Returns a function that ends it. */
function whenReachable(open: () => void): () => void {
  let isEnded = false;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const ask = async (asked: number) => {
    const mayBeThere = navigator.onLine && document.visibilityState === 'visible';
    if (mayBeThere && (await isReachable()) && !isEnded) return open();
    if (!isEnded) timer = setTimeout(() => void ask(asked + 1), ASK_MS[Math.min(asked, ASK_MS.length - 1)]);
  };
  void ask(0);
  return () => {
    isEnded = true;
    clearTimeout(timer);
  };
}

async function isReachable(): Promise<boolean> {
  return fetch('/livez', { cache: 'no-store' }).then(
    ({ ok }) => ok,
    () => false,
  );
}
