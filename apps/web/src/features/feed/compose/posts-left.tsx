import { Trans } from '@lingui/react/macro';
import { limits } from '@peonia/contract/protocol/client-limits.ts';
import { formatRelative } from '@peonia/i18n/format-relative.ts';
import { useLanguage } from '../../../platform/language/language.tsx';
import { useMe } from '../../../platform/session/session.ts';
import { openUpgrade } from '../../payments/open-payment.ts';
import { useMinute } from '../../profiles/summary/use-minute.ts';
import type { PostsList } from '../state/queries.ts';

/**
 * Posts left today; without any, the time of the next one and an upgrade link. An empty line while loading; renders
 * nothing without a limit.
 */
export function PostsLeft({ quota }: Pick<PostsList, 'quota'>) {
  const { language } = useLanguage();
  const now = useMinute();
  const isLimited = useMe()?.vip === 0;
  if (quota === null && isLimited) return <span className="tiny">{'\u00A0'}</span>;
  if (quota === null || quota.left === null) return null;
  const { left, nextAt } = quota;
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
