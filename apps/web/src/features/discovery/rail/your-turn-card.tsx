import { Trans } from '@lingui/react/macro';
import type { Thread } from '@peonia/contract/chat/chat.ts';
import { formatRelative } from '@peonia/i18n/format-relative.ts';
import { Avatar } from '@peonia/ui/avatar/avatar.tsx';
import { Card, CardHead } from '@peonia/ui/card/card.tsx';
import type { ReactNode } from 'react';
import { useLanguage } from '../../../platform/language/language.tsx';
import { Link } from '../../../platform/router/link.tsx';
import { useMinute } from '../../profiles/summary/use-minute.ts';
import * as css from './rail.module.css';

/** Shows the newest message of a thread, as the list of conversations does. */
export type ThreadPreview = (props: { readonly thread: Thread }) => ReactNode;

interface YourTurnCardProps {
  readonly threads: readonly Thread[];
  readonly Preview: ThreadPreview;
}

/** Conversations that wait for the reader’s reply. */
export function YourTurnCard({ threads, Preview }: YourTurnCardProps) {
  return (
    <Card edge className={css.card} aria-labelledby="your-turn">
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
        {threads.map((thread) => (
          <li key={thread.id}>
            <TurnRow thread={thread} Preview={Preview} />
          </li>
        ))}
      </ul>
    </Card>
  );
}

function TurnRow({ thread, Preview }: { readonly thread: Thread; readonly Preview: ThreadPreview }) {
  const { language } = useLanguage();
  const now = useMinute();
  const { user } = thread;
  return (
    <Link className={css.row} href={`/chat/${thread.user_id}`}>
      <Avatar name={user.name} src={user.avatar ?? undefined} />
      <span className={css.grow}>
        <b className={`truncate ${css.truncate}`}>{user.name}</b>
        <span className={`small muted truncate ${css.truncate}`} dir="auto">
          <Preview thread={thread} />
        </span>
      </span>
      {now === null ? null : (
        <span className="tiny muted">{formatRelative(language, new Date(thread.updated_at), now, 'short')}</span>
      )}
    </Link>
  );
}
