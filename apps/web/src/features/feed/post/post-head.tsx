import { Trans, useLingui } from '@lingui/react/macro';
import type { FeedPost } from '@peonia/contract/feed.ts';
import { formatRelative } from '@peonia/i18n/format-relative.ts';
import { formatDate } from '@peonia/i18n/format.ts';
import { Avatar } from '@peonia/ui/avatar/avatar.tsx';
import { Meta } from '@peonia/ui/meta/meta.tsx';
import { NameLine } from '@peonia/ui/name-line/name-line.tsx';
import { useLanguage } from '../../../platform/language/language.tsx';
import { Link } from '../../../platform/router/link.tsx';
import { useMe } from '../../../platform/session/session.ts';
import { useLocalClock } from '../../profiles/summary/local-clock.tsx';
import { usePlaceName } from '../../profiles/summary/place-name.ts';
import { useMinute } from '../../profiles/summary/use-minute.ts';
import { audienceText } from './audience-text.ts';
import { PostMenu } from './post-menu.tsx';
import * as css from './post.module.css';

/** Author, place and time of a post, with its menu. */
export function PostHead({ post, online, onDeleted }: { post: FeedPost; online: boolean; onDeleted?: () => void }) {
  const { t, i18n } = useLingui();
  const place = usePlaceName();
  const { user, own } = post;
  const clock = useLocalClock(own ? null : user.time_zone);
  const profile = `/profile/${user.user_id}`;
  return (
    <header className={css.postHead}>
      <Link href={profile} tabIndex={-1} aria-hidden="true">
        <Avatar name={user.name} src={user.avatar ?? undefined} online={online && t`Online`} />
      </Link>
      <div className="grow">
        <NameLine
          name={user.name}
          age={user.age ?? undefined}
          href={profile}
          verified={user.verified === 1 && t`Verified`}
          crown={user.vip === 1 && t`VIP`}
        />
        <Meta className={css.meta}>
          {own ? i18n._(audienceText[post.visible]) : (user.city ?? place(user))}
          {clock}
          <PostTime post={post} />
          {post.edited_at === null ? null : (
            <time dateTime={post.edited_at}>
              <Trans>Edited</Trans>
            </time>
          )}
        </Meta>
      </div>
      <PostMenu post={post} {...(onDeleted === undefined ? {} : { onDeleted })} />
    </header>
  );
}

/**
 * Relative time, linked to the post's page for members. The server-rendered page, which may be cached for minutes,
 * shows the date.
 */
function PostTime({ post }: { post: FeedPost }) {
  const { language } = useLanguage();
  const isGuest = useMe() === null;
  const now = useMinute();
  const written = new Date(post.created_at);
  const text =
    now === null
      ? formatDate(language, written, 'medium', 'UTC')
      : formatRelative(language, new Date(Math.min(written.getTime(), now.getTime())), now, 'short');
  const time = <time dateTime={post.created_at}>{text}</time>;
  return isGuest ? time : <Link href={`/feed/${post.id}`}>{time}</Link>;
}
