import { Trans, useLingui } from '@lingui/react/macro';
import { classNames } from '@peonia/ui/class-names.ts';
import { useRef } from 'react';
import { PageHead } from '../../platform/page-head.tsx';
import { useParams } from '../../platform/router/hooks.ts';
import { useSignedIn } from '../../platform/session/session.ts';
import './chat.css';
import { GuestDoor } from './guest-door.tsx';
import { OpenConversation } from './open-conversation.tsx';
import { useSlot } from './slots.ts';
import { ChooseChat, ThreadList } from './threads/thread-list.tsx';
import { useVisibleHeight } from './use-visible-height.ts';

/** `/chats` and `/chat/{id}`: the list, and the conversation with a member where one is chosen. */
export default function ChatPage() {
  const { t } = useLingui();
  const { id } = useParams();
  const isSignedIn = useSignedIn();
  const openId = id === undefined ? null : Number(id);
  const frame = useRef<HTMLDivElement>(null);
  useVisibleHeight(frame);
  const Beside = useSlot('beside');
  if (!isSignedIn) return <GuestDoor />;
  return (
    <div ref={frame} className={classNames('chat', openId === null ? 'show-list' : 'show-thread')}>
      <section className="list" aria-label={t`Chats`}>
        {openId === null ? (
          <PageHead title={<Trans>Chats</Trans>} />
        ) : (
          <h2 className="list-title">
            <Trans>Chats</Trans>
          </h2>
        )}
        <ThreadList openId={openId} />
      </section>
      {openId === null ? (
        <div className="thread choose">
          <ChooseChat />
        </div>
      ) : (
        <OpenConversation key={openId} to={openId} />
      )}
      {Beside === null ? null : <Beside />}
    </div>
  );
}
