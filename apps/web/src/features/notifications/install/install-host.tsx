import { useState } from 'react';
import { lazyPart } from '../../../platform/loading/lazy-part.ts';
import { useLiveFromStart } from '../../../platform/realtime/live.ts';
import { useLocation } from '../../../platform/router/hooks.ts';
import { useMe } from '../../../platform/session/session.ts';
import { browserStore, useStored } from '../../../platform/store/browser-store.ts';
import { isPushOffered } from '../push/push-host.tsx';
import { useInstallWay } from './install-way.ts';

const TIP = 'install';

const cardPart = lazyPart(async () => (await import('./install-card.tsx')).InstallCard, 'notifications');

/**
 * Offers the app when somebody has answered a message; never again after a refusal, not inside a conversation, and
 * after the question about pushes.
 */
export function InstallHost() {
  const me = useMe();
  const hidden = useStored('hiddenTips');
  const inConversation = useLocation().pathname.startsWith('/chat/');
  const [hasAnswer, setAnswer] = useState(false);
  const way = useInstallWay();
  useLiveFromStart('message.sent', ({ message, request }) => {
    if (me !== null && message.sender !== me.id && !request && message.seq > 1) setAnswer(true);
  });

  const isWanted =
    hasAnswer && way !== null && me !== null && !inConversation && !hidden.includes(TIP) && !isPushOffered(hidden);
  const Card = cardPart.use(isWanted, () => setAnswer(false));
  return isWanted && Card !== null ? (
    <Card way={way} onOver={() => browserStore.set('hiddenTips', [...hidden, TIP])} />
  ) : null;
}
