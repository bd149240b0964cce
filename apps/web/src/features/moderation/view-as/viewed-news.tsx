import { Plural, Trans, useLingui } from '@lingui/react/macro';
import type { FeedPost } from '@peonia/contract/feed.ts';
import { formatDateTime } from '@peonia/i18n/format.ts';
import { Card } from '@peonia/ui/card/card.tsx';
import { EmptyState } from '@peonia/ui/empty-state/empty-state.tsx';
import { EyeIcon } from '@peonia/ui/icons/eye.tsx';
import { Loading } from '@peonia/ui/skeleton/skeleton.tsx';
import { ListError } from '../../../platform/errors/list-error.tsx';
import { useLanguage } from '../../../platform/language/language.tsx';
import { ShowMore } from '../../../platform/paged-list.tsx';
import { Link } from '../../../platform/router/link.tsx';
import { useViewedNews } from './view-queries.ts';
import * as css from './view-as.module.css';

/** The news as the member of the view gets them, without their files. */
export function ViewedNews({ view }: { view: number }) {
  const { t } = useLingui();
  const list = useViewedNews(view);
  const { items, isPending, error, reload } = list;
  if (isPending) return <Loading label={t`Loading`} shape="card" count={3} />;
  if (error !== null && items.length === 0) return <ListError error={error} onRetry={reload} />;
  if (items.length === 0)
    return <EmptyState level={2} icon={<EyeIcon />} title={<Trans>The member has no news</Trans>} />;
  return (
    <div className={css.news}>
      {items.map((post) => (
        <Post key={post.id} view={view} post={post} />
      ))}
      <ShowMore list={list} />
    </div>
  );
}

function Post({ view, post }: { view: number; post: FeedPost }) {
  const { language } = useLanguage();
  const at = new Date(post.created_at);
  const files = post.uploads.length;
  const { likes } = post;
  return (
    <Card pad edge as="article">
      <p className="row wrap">
        <Link className="link grow" href={`/staff/views/${view}?show=profile&member=${post.user_id}`}>
          {post.user.name}
        </Link>
        <time className="tiny muted tabular" dateTime={post.created_at}>
          {formatDateTime(language, at, 'medium')}
        </time>
      </p>
      <p className={css.words} lang={post.language ?? undefined}>
        {post.content}
      </p>
      <p className="small muted">
        {files === 0 ? null : (
          <>
            <Plural value={files} one="# file" other="# files" />
            {' · '}
          </>
        )}
        <Plural value={likes} one="# like" other="# likes" />
      </p>
    </Card>
  );
}
