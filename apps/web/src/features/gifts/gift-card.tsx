import { Trans, useLingui } from '@lingui/react/macro';
import type { SentGift } from '@peonia/contract/chat/chat.ts';
import { formatGold } from '@peonia/i18n/format.ts';
import { classNames } from '@peonia/ui/class-names.ts';
import { Price } from '@peonia/ui/coin/coin.tsx';
import { type ReactNode, useState } from 'react';
import { useLanguage } from '../../platform/language/language.tsx';
import * as css from './gift-card.module.css';

/** A newer gift is shown with an animation. */
const NEW_MS = 10_000;

interface GiftCardProps {
  readonly gift: SentGift;
  /** Sender, read out before the gift. */
  readonly from: string;
  readonly sentAt: string;
  readonly note: ReactNode;
}

/** A gift in a conversation. Only its payer sees the price. */
export function GiftCard({ gift, from, sentAt, note }: GiftCardProps) {
  const { t } = useLingui();
  const { language } = useLanguage();
  const [isNew] = useState(() => Math.abs(Date.now() - Date.parse(sentAt)) < NEW_MS);
  return (
    <div className={classNames(css.giftMessage, isNew && css.arrives)} data-testid="gift-message" data-new={isNew}>
      <img src={gift.src} alt="" width={76} height={76} />
      <div className={css.giftmText}>
        <b>
          <span className="visually-hidden">{from} </span>
          {gift.name}
        </b>
        {note}
        {gift.price === null ? null : gift.price === 0 ? (
          <span className="tiny muted">
            <Trans>Free with VIP</Trans>
          </span>
        ) : (
          <Price label={t`gold`} tone="gold" className={`small ${css.price}`}>
            {formatGold(language, Math.round(gift.price * 100))}
          </Price>
        )}
      </div>
    </div>
  );
}
