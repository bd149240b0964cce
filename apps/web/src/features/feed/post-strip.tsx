import { Trans } from '@lingui/react/macro';
import type { Profile } from '@peonia/contract/profiles/profiles.ts';
import { formatRelative } from '@peonia/i18n/format-relative.ts';
import { Card, CardHead } from '@peonia/ui/card/card.tsx';
import { useLanguage } from '../../platform/language/language.tsx';
import { Link } from '../../platform/router/link.tsx';
import { useMe } from '../../platform/session/session.ts';
import { useMinute } from '../profiles/summary/use-minute.ts';
import { usePosts } from './state/queries.ts';
import { StripPost } from './strip-post.tsx';
import * as css from './post-strip.module.css';

/** Posts shown on a profile. */
const MAX_POSTS = 3;

/** Newest posts on a profile, with a link to all. Renders nothing without posts. */
export function PostStrip({ profile }: { profile: Profile }) {
  const { language } = useLanguage();
  const now = useMinute();
  const isOwn = useMe()?.id === profile.user_id;
  const { items } = usePosts(profile.user_id);
  if (items.length === 0) return null;
  const path = `/timeline/${profile.user_id}`;
  return (
    <Card pad edge aria-labelledby="posts">
      <CardHead
        id="posts"
        title={<Trans context="news">Posts</Trans>}
        action={
          <Link className="link" href={path}>
            {isOwn ? <Trans>Manage</Trans> : <Trans>See all</Trans>}
          </Link>
        }
      />
      <ul className={css.postStrip}>
        {items.slice(0, MAX_POSTS).map((post) => {
          const { id, content, uploads, created_at } = post;
          const thumb = uploads[0]?.thumb ?? uploads[0]?.blur;
          return (
            <li key={id}>
              {thumb ? <img src={thumb} alt="" width={64} height={64} loading="lazy" decoding="async" /> : null}
              <div className="grow">
                {content === '' ? null : <StripPost post={post} />}
                {now === null ? null : (
                  <span className="tiny muted">
                    {formatRelative(language, new Date(Math.min(Date.parse(created_at), now.getTime())), now, 'short')}
                  </span>
                )}
              </div>
            </li>
          );
        })}
      </ul>
    </Card>
  );
}
