import { Trans } from '@lingui/react/macro';
import type { Thread } from '@peonia/contract/chat/chat.ts';
import { writeEmoji } from '@peonia/core/emoji.ts';
import { formatRelative } from '@peonia/i18n/format-relative.ts';
import { Avatar } from '@peonia/ui/avatar/avatar.tsx';
import { Card, CardHead } from '@peonia/ui/card/card.tsx';
import { useMinute } from '../../features/profiles/summary/use-minute.ts';
import { useLanguage } from '../../platform/language/language.tsx';
import { Link } from '../../platform/router/link.tsx';
import { useYourTurn } from './use-your-turn.ts';
import * as css from './home.module.css';

const MOST = 4;

/** Conversations that wait for the reader’s reply. Hidden if there are none. */
export function YourTurnCard() {
  const threads = useYourTurn();
  if (threads === undefined || threads.length === 0) return null;
  return (
    <Card edge className={css.homeCard} aria-labelledby="your-turn">
      <CardHead
        id="your-turn"
        title={<Trans>Your turn to reply</Trans>}
        action={
          <Link className="link" href="/chats">
            <Trans>All chats</Trans>
          </Link>
        }
      />
      <ul>
        {threads.slice(0, MOST).map((thread) => (
          <li key={thread.id}>
            <TurnRow thread={thread} />
          </li>
        ))}
      </ul>
    </Card>
  );
}

function TurnRow({ thread }: { thread: Thread }) {
  const { language } = useLanguage();
  const now = useMinute();
  const { user, summary } = thread;
  return (
    <Link className={css.homeRow} href={`/chat/${thread.user_id}`}>
      <Avatar name={user.name} src={user.avatar ?? undefined} />
      <span className={`grow ${css.grow}`}>
        <b className={`truncate ${css.truncate}`}>{user.name}</b>
        <span className={`small muted truncate ${css.truncate}`} dir="auto">
          {summary === null ? null : (summary.gift?.name ?? writeEmoji(summary.message_content))}
        </span>
      </span>
      {now === null ? null : (
        <span className="tiny muted">{formatRelative(language, new Date(thread.updated_at), now, 'short')}</span>
      )}
    </Link>
  );
}
