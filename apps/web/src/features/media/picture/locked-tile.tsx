import { Trans, useLingui } from '@lingui/react/macro';
import type { MediaItem } from '@peonia/contract/media/media.ts';
import { formatGold } from '@peonia/i18n/format.ts';
import { Button } from '@peonia/ui/button/button.tsx';
import { classNames } from '@peonia/ui/class-names.ts';
import { LockIcon } from '@peonia/ui/icons/lock.tsx';
import { useEffect, useEffectEvent, useRef } from 'react';
import { useLanguage } from '../../../platform/language/language.tsx';
import { useMe } from '../../../platform/session/session.ts';
import { formatDuration } from '../format-duration.ts';
import { openUnlockDialog, type UnlockRequest } from '../unlock/unlock-request.ts';
import * as css from './locked-tile.module.css';

interface LockedTileProps extends UnlockRequest {
  /** `tile` is one button in a grid; `post` has text and a separate gold button. */
  readonly look?: 'tile' | 'post';
  readonly className?: string;
}

/** A locked file: blurred preview, kind, duration and price. */
export function LockedTile({ look = 'tile', className, ...request }: LockedTileProps) {
  const { item } = request;
  const { language } = useLanguage();
  useSpentElsewhere(item.paid ? (item.amount ?? 0) : 0, request.onStale);
  const pay = () => openUnlockDialog(request);
  const gold = formatGold(language, Math.round((item.amount ?? 0) * 100));
  if (look === 'post') {
    return (
      <div className={classNames(css.locked, css.post, className)}>
        <LockedBlur item={item} />
        <span className={css.lockbox}>
          <LockSign />
          <b>
            <KindName item={item} />
          </b>
          {item.paid ? (
            <Button className={css.button} variant="gold" onClick={pay}>
              <Trans>Unlock for {gold} gold</Trans>
            </Button>
          ) : null}
        </span>
      </div>
    );
  }
  const inside = (
    <>
      <LockedBlur item={item} />
      <span className={css.lockbox}>
        <LockSign />
        <b className="small">
          <KindName item={item} />
        </b>
        {item.paid ? (
          <span className={`tiny ${css.lockprice}`}>
            <Trans>{gold} gold</Trans>
          </span>
        ) : null}
      </span>
    </>
  );
  // A private file is not for sale: no button.
  if (!item.paid) return <span className={classNames(css.locked, css.tile, className)}>{inside}</span>;
  return (
    <button type="button" className={classNames(css.locked, css.tile, className)} onClick={pay}>
      {inside}
    </button>
  );
}

/** Calls back when the balance falls by this price: another device or tab may have bought the file. */
function useSpentElsewhere(price: number, onSpent: (() => void) | undefined): void {
  const cents = Math.round((useMe()?.balance ?? 0) * 100);
  const before = useRef(cents);
  const look = useEffectEvent((fallen: number) => {
    if (fallen > 0 && fallen === Math.round(price * 100)) onSpent?.();
  });
  useEffect(() => {
    look(before.current - cents);
    before.current = cents;
  }, [cents]);
}

/** The server's 32 px preview, blurred; the file itself is not in the page. */
export function LockedBlur({ item }: { item: MediaItem }) {
  return item.blur === null ? null : <img src={item.blur} alt="" loading="lazy" decoding="async" />;
}

export function LockSign() {
  return (
    <span className={css.li}>
      <LockIcon />
    </span>
  );
}

/** "Secret photo", "Secret video, 0:24", "Private photo". */
export function KindName({ item }: { item: MediaItem }) {
  const { t } = useLingui();
  const length = item.seconds === null ? null : formatDuration(item.seconds);
  if (!item.paid) return item.type === 'video' ? t`Private video` : t`Private photo`;
  if (item.type === 'image') return t`Secret photo`;
  if (item.type === 'audio') return length === null ? t`Secret voice message` : t`Secret voice message, ${length}`;
  return length === null ? t`Secret video` : t`Secret video, ${length}`;
}
