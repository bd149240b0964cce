import { Trans } from '@lingui/react/macro';
import { limits } from '@peonia/contract/limits.ts';
import { formatRelative } from '@peonia/i18n/format-relative.ts';
import { useLanguage } from '../../../platform/language.tsx';
import { openUpgrade } from '../../payments/public.ts';
import { useMinute } from '../../profiles/public.ts';
import type { PostsList } from '../queries.ts';

/**
 * How many posts are left today; where none is, when the next one is free and the way to have no limit. Nothing for who
 * has none.
 */
export function PostsLeft({ share }: Pick<PostsList, 'share'>) {
  const { language } = useLanguage();
  const now = useMinute();
  if (share === null || share.left === null) return null;
  const { left, nextAt } = share;
  const most = limits.posts_per_day;
  if (left > 0) {
    return (
      <span className="tiny muted">
        <Trans>
          {left} of {most} posts left today
        </Trans>
      </span>
    );
  }
  const when = now === null || nextAt === null ? null : formatRelative(language, new Date(nextAt), now);
  return (
    <span className="tiny muted">
      {when === null ? <Trans>No posts left today</Trans> : <Trans>Next post: {when}</Trans>}{' '}
      <button type="button" className="link" onClick={() => openUpgrade()}>
        <Trans>No limit with VIP</Trans>
      </button>
    </span>
  );
}
