import { Trans, useLingui } from '@lingui/react/macro';
import type { ReviewItem } from '@peonia/contract/moderation/moderation.ts';
import { formatDate } from '@peonia/i18n/format.ts';
import { useLanguage } from '../../../platform/language/language.tsx';
import { Link } from '../../../platform/router/link.tsx';
import { removalReasonLabels } from './review-labels.ts';

/** Earlier decisions about a picture that looks the same. */
export function SeenList({ seen }: { seen: ReviewItem['seen'] }) {
  const { t, i18n } = useLingui();
  const { language } = useLanguage();
  if (seen.length === 0) return null;
  return (
    <section className="stack" aria-label={t`Decided before`}>
      <b className="small">
        <Trans>Decided before</Trans>
      </b>
      <ul className="stack">
        {seen.map(({ user_id, outcome, reason, by, at }) => {
          const name = by ?? '?';
          const date = at === null ? '?' : formatDate(language, new Date(at), 'long');
          return (
            <li key={`${user_id} ${at} ${outcome}`} className="small">
              {outcome === 'approved' ? (
                <Trans>
                  Approved by {name}, {date}
                </Trans>
              ) : (
                <Trans>
                  Removed by {name}, {date}
                </Trans>
              )}
              {reason === null ? null : `: ${i18n._(removalReasonLabels[reason])}`}
              {' · '}
              <Link className="link" href={`/staff/members/${user_id}`}>
                <Trans>Member {user_id}</Trans>
              </Link>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
