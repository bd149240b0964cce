import { setPushDevice } from '@peonia/contract/notifications/notification-settings.ts';
import type { AppShell } from '@peonia/contract/protocol/app-shell.ts';
import { useEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import { call } from '../../../platform/api/call.ts';
import { useShown } from '../../../platform/router/router-provider.tsx';
import { useMe, useSignedIn } from '../../../platform/session/session.ts';
import { followToken } from '../../../platform/session/token-lock.ts';
import { endPushes } from '../../appshell/end-pushes.ts';
import { StoreHost } from '../../payments/gateways/store-host.tsx';
import { AppTabs } from './app-tabs.tsx';
import { historyPlace } from './history-place.ts';
import { useBackButton } from './use-back-button.ts';
import * as barCss from '../navigation/bottom-bar.module.css';

/** What only the mobile app has: its tabs, the system's back button, and its push token. Mounted once, in the app. */
export function MobileHost({ shell }: { readonly shell: AppShell }) {
  const isSignedIn = useSignedIn();
  const { bar, hasHistory } = useBottomBar();
  useBackButton(shell);
  usePushToken(shell);
  useEffect(() => shell.showReady?.(), [shell]);
  useEffect(() => (shell.lock === undefined ? undefined : followToken(shell.lock)), [shell]);
  return (
    <>
      {shell.store === undefined ? null : <StoreHost store={shell.store} />}
      {isSignedIn && bar !== null ? createPortal(<AppTabs shell={shell} hasHistory={hasHistory} />, bar) : null}
    </>
  );
}

/** The bottom bar of the page that is shown; null where the page has one of its own. */
function useBottomBar(): { readonly bar: Element | null; readonly hasHistory: boolean } {
  const shown = useShown();
  const [bar, setBar] = useState<Element | null>(null);
  const [hasHistory, setHistory] = useState(false);
  useEffect(() => {
    setBar(document.querySelector(`.${barCss.bottom}`));
    setHistory(historyPlace() > 0);
  }, [shown]);
  return { bar, hasHistory };
}

/** Gives the server the push token: systems ask for permission after the login, and replace tokens. */
function usePushToken({ pushes }: AppShell): void {
  const myId = useMe()?.id;
  useEffect(() => {
    if (pushes === undefined) return;
    const ended = endPushes(pushes);
    if (myId === undefined) return;
    // After the token was taken from the session before. Without native push on the server, or without a network, the
    // next start tries again.
    const give = async (push_id: string) => {
      await ended;
      await call(setPushDevice, { body: { push_id } });
    };
    return pushes.onToken((push_id) => void give(push_id).catch(() => {}));
  }, [pushes, myId]);
}
