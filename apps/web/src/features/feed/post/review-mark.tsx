import { Trans, useLingui } from '@lingui/react/macro';
import type { MediaItem } from '@peonia/contract/media/media.ts';
import { formatGold } from '@peonia/i18n/format.ts';
import { HourglassIcon } from '@peonia/ui/icons/hourglass.tsx';
import { LockIcon } from '@peonia/ui/icons/lock.tsx';
import { useLanguage } from '../../../platform/language/language.tsx';
import * as css from './post.module.css';

/** Marks of the author's own file: in review, or its price for others. */
export function ReviewMark({ item }: { item: MediaItem }) {
  const { t } = useLingui();
  const { language } = useLanguage();
  if (item.review === 'waiting') {
    return (
      <span className={css.postMark}>
        <HourglassIcon />
        <Trans>In review</Trans>
      </span>
    );
  }
  if (!item.paid) return null;
  const gold = formatGold(language, Math.round((item.amount ?? 0) * 100));
  return (
    <span className={css.postMark}>
      <LockIcon />
      {t`${gold} gold`}
    </span>
  );
}
