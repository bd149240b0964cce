import { Trans, useLingui } from '@lingui/react/macro';
import { classNames } from '@peonia/ui/class-names.ts';
import { useEffect, useEffectEvent, useRef } from 'react';
import { PageHead } from '../../platform/head/page-head.tsx';
import { useNavigate, useParams } from '../../platform/router/hooks.ts';
import { useMe } from '../../platform/session/session.ts';
import { OpenConversation } from './conversation/open-conversation.tsx';
import { GuestGate } from './guest-gate.tsx';
import { takeRestoredChat } from './state/restored-chat.ts';
import { useSlot } from './state/slots.ts';
import { ChooseChat, ThreadList } from './threads/thread-list.tsx';
import { useVisualViewportHeight } from './use-visual-viewport-height.ts';
import * as css from './chat.module.css';
import * as threadsCss from './threads/threads.module.css';

/** Page of `/chats` and `/chat/{id}`: the thread list and the open conversation. */
export default function ChatPage() {
  const { t } = useLingui();
  const { id } = useParams();
  const me = useMe();
  const openId = id === undefined ? null : Number(id);
  const frame = useRef<HTMLDivElement>(null);
  useVisualViewportHeight(frame);
  useRestoredChat(openId, me !== null);
  const Beside = useSlot('beside');
  if (me === null) return <GuestGate />;
  return (
    <div ref={frame} className={classNames(css.chat, openId === null ? css.showList : css.showThread)}>
      <section className={`${css.list} ${threadsCss.list}`} aria-label={t`Chats`}>
        {openId === null ? (
          <PageHead title={<Trans>Chats</Trans>} className={threadsCss.listHead} />
        ) : (
          <h2 className={threadsCss.listTitle}>
            <Trans>Chats</Trans>
          </h2>
        )}
        <ThreadList openId={openId} />
      </section>
      {openId === null ? (
        <div className={`${css.thread} ${css.choose}`}>
          <ChooseChat />
        </div>
      ) : (
        <OpenConversation key={openId} to={openId} />
      )}
      {Beside === null ? null : <Beside />}
    </div>
  );
}

/** Opens the conversation of the last visit beside the list; phones begin with the list. */
function useRestoredChat(openId: number | null, isMember: boolean): void {
  const navigate = useNavigate();
  const restore = useEffectEvent(() => {
    const id = takeRestoredChat();
    if (id !== null && openId === null && location.search === '' && matchMedia('(min-width: 768px)').matches)
      void navigate(`/chat/${id}`, { replace: true });
  });
  useEffect(() => {
    if (isMember) restore();
  }, [isMember]);
}
