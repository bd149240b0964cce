import { Trans, useLingui } from '@lingui/react/macro';
import type { ReviewItem } from '@peonia/contract/moderation/moderation.ts';
import { formatDate, formatTime } from '@peonia/i18n/format.ts';
import { classNames } from '@peonia/ui/class-names.ts';
import { useEffect, useRef } from 'react';
import { useLanguage } from '../../../platform/language/language.tsx';
import { MediaPicture } from '../../media/picture/media-picture.tsx';
import { signalLabels, urgentSignals } from './review-labels.ts';
import * as css from './review.module.css';

/** The queue, oldest first, with the signals of each file. */
export function ReviewList({
  items,
  current,
  onChoose,
}: {
  items: readonly ReviewItem[];
  current: number;
  onChoose: (id: number) => void;
}) {
  const { t } = useLingui();
  const list = useRef<HTMLUListElement>(null);
  useEffect(() => {
    // Keeps the selected row visible when keys move the selection.
    list.current?.querySelector('[aria-current=true]')?.scrollIntoView({ block: 'nearest' });
  }, [current]);
  return (
    <ul ref={list} className={css.reviewList} aria-label={t`Queue`}>
      {items.map((item) => (
        <li key={item.id}>
          <ReviewRow item={item} isCurrent={item.id === current} onChoose={() => onChoose(item.id)} />
        </li>
      ))}
    </ul>
  );
}

function ReviewRow({ item, isCurrent, onChoose }: { item: ReviewItem; isCurrent: boolean; onChoose: () => void }) {
  const { i18n } = useLingui();
  const { language } = useLanguage();
  const { name } = item.user;
  const since = new Date(item.waiting_since);
  const isUrgent = item.signals.some((signal) => urgentSignals.has(signal));
  return (
    <button
      type="button"
      className={classNames(css.reviewRow, isCurrent && css.isOn, isUrgent && css.urgent)}
      aria-current={isCurrent}
      onClick={onChoose}
    >
      <MediaPicture className={css.picture} item={item.file} alt="" />
      <span className={`grow ${css.grow}`}>
        <b className="truncate small">{name}</b>
        <span className="tiny truncate">
          {item.signals.length === 0 ? (
            <Trans>No signal</Trans>
          ) : (
            item.signals.map((signal) => i18n._(signalLabels[signal])).join(', ')
          )}
        </span>
      </span>
      <time className="tiny" dateTime={item.waiting_since}>
        {formatDate(language, since, 'short')}
        <br />
        {formatTime(language, since)}
      </time>
    </button>
  );
}
