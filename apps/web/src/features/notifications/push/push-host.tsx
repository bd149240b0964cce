import { useEffect, useState } from 'react';
import { lazyPart } from '../../../platform/loading/lazy-part.ts';
import { useLiveFromStart } from '../../../platform/realtime/live.ts';
import { useLocation } from '../../../platform/router/hooks.ts';
import { useMe } from '../../../platform/session/session.ts';
import { browserStore, useStored } from '../../../platform/store/browser-store.ts';
import { pushPermission } from './push-permission.ts';
import { usePressedPushes } from './use-open-pressed.ts';

const TIP = 'push';

/** True while the member has neither answered nor hidden the question. */
export function isPushOffered(hiddenTips: readonly string[]): boolean {
  return !hiddenTips.includes(TIP) && pushPermission() === 'default';
}

const cardPart = lazyPart(async () => (await import('./push-card.tsx')).PushCard, 'notifications');

/**
 * Offers pushes after the first message of a visit; never on load, never again after a refusal, and not inside a
 * conversation. Those that are allowed follow the session, and open in this window when they are pressed.
 */
export function PushHost() {
  usePressedPushes();
  const me = useMe();
  const hidden = useStored('hiddenTips');
  const inConversation = useLocation().pathname.startsWith('/chat/');
  const [hasTalked, setTalked] = useState(false);
  useLiveFromStart('message.sent', () => setTalked(true));

  const myId = me?.id;
  const pushMember = useStored('pushMember');
  useEffect(() => {
    if (myId === undefined || pushMember === myId || pushPermission() !== 'granted') return;
    // Without a network the next page tries again.
    void import('./subscribe-push.ts').then(({ keepSubscribed }) => keepSubscribed()).catch(() => {});
  }, [myId, pushMember]);

  const isWanted = hasTalked && !inConversation && me !== null && isPushOffered(hidden);
  const Card = cardPart.use(isWanted, () => setTalked(false));
  return isWanted && Card !== null ? <Card onOver={() => browserStore.set('hiddenTips', [...hidden, TIP])} /> : null;
}
