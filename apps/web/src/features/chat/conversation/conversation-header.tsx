import { Trans, useLingui } from '@lingui/react/macro';
import type { Composer, Thread } from '@peonia/contract/chat/chat.ts';
import type { MemberCard } from '@peonia/contract/profiles/member-card.ts';
import { Avatar } from '@peonia/ui/avatar/avatar.tsx';
import { IconButton } from '@peonia/ui/icon-button/icon-button.tsx';
import { ChevronLeftIcon } from '@peonia/ui/icons/chevron-left.tsx';
import { EllipsisIcon } from '@peonia/ui/icons/ellipsis.tsx';
import { InfoIcon } from '@peonia/ui/icons/info.tsx';
import { MinusIcon } from '@peonia/ui/icons/minus.tsx';
import { SearchIcon } from '@peonia/ui/icons/search.tsx';
import { UserIcon } from '@peonia/ui/icons/user.tsx';
import { Menu, type MenuEntry } from '@peonia/ui/menu/menu.tsx';
import { Meta } from '@peonia/ui/meta/meta.tsx';
import { NameLine } from '@peonia/ui/name-line/name-line.tsx';
import { useMedia } from '@peonia/ui/use-media.ts';
import { useLocation, useNavigate } from '../../../platform/router/hooks.ts';
import { browserStore, useStored } from '../../../platform/store/browser-store.ts';
import { useLocalClock } from '../../profiles/summary/local-clock.tsx';
import { openDocked } from '../state/docked-chats.ts';
import { useSlot } from '../state/slots.ts';
import { useThreadEntries } from '../threads/use-thread-entries.tsx';
import * as css from './conversation.module.css';

interface ConversationHeaderProps {
  readonly user: MemberCard;
  readonly thread: Thread | null;
  readonly composer: Composer;
  readonly isOnline: boolean;
  readonly isTyping: boolean;
  /** Opens the details dialog where the pane has no room. */
  readonly onDetails: () => void;
  /** Opens the search in this conversation. */
  readonly onSearch: () => void;
}

/** Header of a conversation: member, presence and local time. */
export function ConversationHeader({
  user,
  thread,
  composer,
  isOnline,
  isTyping,
  onDetails,
  onSearch,
}: ConversationHeaderProps) {
  const { t } = useLingui();
  const { search } = useLocation();
  const clock = useLocalClock(user.time_zone);
  const entries = useHeaderEntries(user, thread, { onDetails, onSearch });
  const Actions = useSlot('head');
  return (
    <header className={css.threadHead} data-testid="conversation-head">
      <IconButton className="phone-only" href={`/chats${search}`} label={t`Back to chats`} icon={<ChevronLeftIcon />} />
      <Avatar name={user.name} src={user.avatar ?? undefined} online={isOnline && t`Online`} eager />
      <div className="grow">
        <h1>
          <NameLine name={user.name} verified={user.verified === 1 && t`Verified`} crown={user.vip === 1 && t`VIP`} />
        </h1>
        <Meta>
          {/* The typing indicator in the log is what is announced. */}
          {isTyping ? (
            <span className={css.now} aria-hidden="true">
              <Trans>Typing…</Trans>
            </span>
          ) : isOnline ? (
            <span className={css.now}>
              <Trans>Online</Trans>
            </span>
          ) : null}
          {clock}
        </Meta>
      </div>
      {Actions === null ? null : <Actions user={user} composer={composer} />}
      <Menu
        label={t`This chat`}
        renderTrigger={(open) => <IconButton {...open} label={t`More`} icon={<EllipsisIcon />} />}
        entries={entries}
      />
    </header>
  );
}

function useHeaderEntries(
  user: MemberCard,
  thread: Thread | null,
  { onDetails, onSearch }: Pick<ConversationHeaderProps, 'onDetails' | 'onSearch'>,
): readonly MenuEntry[] {
  const { t } = useLingui();
  const navigate = useNavigate();
  const enterSends = useStored('enterToSend');
  const hasPane = useMedia('(min-width: 1200px)');
  const hasDock = useMedia('(min-width: 768px)');
  const { user_id, name } = user;
  const own = useThreadEntries(thread, () => void navigate('/chats'));

  const dock = () => {
    openDocked(user_id);
    void navigate('/home');
  };
  return [
    { label: t`Open profile`, icon: <UserIcon />, href: `/profile/${user_id}` },
    ...(hasPane ? [] : [{ label: t`About ${name}`, icon: <InfoIcon />, onSelect: onDetails }]),
    ...(thread === null ? [] : [{ label: t`Search in this chat`, icon: <SearchIcon />, onSelect: onSearch }]),
    ...(hasDock ? [{ label: t`Keep open in a small window`, icon: <MinusIcon />, onSelect: dock }] : []),
    ...own,
    {
      label: t`Enter sends`,
      checked: enterSends,
      ruleAbove: true,
      onSelect: () => browserStore.set('enterToSend', true),
    },
    { label: t`Ctrl + Enter sends`, checked: !enterSends, onSelect: () => browserStore.set('enterToSend', false) },
  ];
}
