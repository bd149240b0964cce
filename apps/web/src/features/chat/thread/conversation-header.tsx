import { Trans, useLingui } from '@lingui/react/macro';
import { type Thread, updateThread } from '@peonia/contract/chat.ts';
import type { MemberCard } from '@peonia/contract/member-card.ts';
import { Avatar } from '@peonia/ui/avatar/avatar.tsx';
import { IconButton } from '@peonia/ui/icon-button/icon-button.tsx';
import { ChevronLeftIcon, EllipsisIcon, StarIcon, UserIcon } from '@peonia/ui/icons.tsx';
import { Menu } from '@peonia/ui/menu/menu.tsx';
import { Meta } from '@peonia/ui/meta/meta.tsx';
import { NameLine } from '@peonia/ui/name-line/name-line.tsx';
import { useQueryClient } from '@tanstack/react-query';
import { call } from '../../../platform/api/call.ts';
import { showProblem } from '../../../platform/errors.tsx';
import { useLocation } from '../../../platform/router/hooks.ts';
import { browserStore, useStored } from '../../../platform/store/browser-store.ts';
import { useLocalClock } from '../../profiles/public.ts';

export interface ConversationHeaderProps {
  readonly user: MemberCard;
  readonly thread: Thread | null;
  readonly isOnline: boolean;
  readonly isTyping: boolean;
}

/** Whom the conversation is with, what they are doing, and what time it is where they are. */
export function ConversationHeader({ user, thread, isOnline, isTyping }: ConversationHeaderProps) {
  const { t } = useLingui();
  const { search } = useLocation();
  const clock = useLocalClock(user.time_zone);
  const entries = useHeaderEntries(user, thread);
  return (
    <header className="thead">
      <IconButton className="only-m" href={`/chats${search}`} label={t`Back to chats`} icon={<ChevronLeftIcon />} />
      <Avatar name={user.name} src={user.avatar ?? undefined} online={isOnline && t`Online`} eager />
      <div className="grow">
        <h1>
          <NameLine name={user.name} verified={user.verified === 1 && t`Verified`} crown={user.vip === 1 && t`VIP`} />
        </h1>
        <Meta>
          {/* The dots in the conversation are what is announced. */}
          {isTyping ? <span className="now" aria-hidden="true"><Trans>Typing…</Trans></span> : isOnline ? <span className="now"><Trans>Online</Trans></span> : null}
          {clock}
        </Meta>
      </div>
      <Menu label={t`This chat`} renderTrigger={(open) => <IconButton {...open} label={t`More`} icon={<EllipsisIcon />} />} entries={entries} />
    </header>
  );
}

function useHeaderEntries(user: MemberCard, thread: Thread | null) {
  const { t } = useLingui();
  const client = useQueryClient();
  const enterSends = useStored('enterToSend');

  async function pin(id: number, top: boolean) {
    try {
      await call(updateThread, { params: { id }, body: { top } });
      await client.invalidateQueries({ queryKey: ['chat'] });
    } catch (error) {
      showProblem(error);
    }
  }

  return [
    { label: t`Open profile`, icon: <UserIcon />, href: `/profile/${user.user_id}` },
    ...(thread === null ? [] : [{ label: thread.top ? t`Unpin this chat` : t`Pin this chat`, icon: <StarIcon />, onSelect: () => void pin(thread.id, !thread.top) }]),
    { label: t`Enter sends`, checked: enterSends, ruleAbove: true, onSelect: () => browserStore.set('enterToSend', true) },
    { label: t`Ctrl + Enter sends`, checked: !enterSends, onSelect: () => browserStore.set('enterToSend', false) },
  ];
}
