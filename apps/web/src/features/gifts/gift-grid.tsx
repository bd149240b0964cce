import { Trans, useLingui } from '@lingui/react/macro';
import type { Gift } from '@peonia/contract/gifts.ts';
import { breakCompounds } from '@peonia/i18n/break-compounds.ts';
import { formatGold } from '@peonia/i18n/format.ts';
import { classNames } from '@peonia/ui/class-names.ts';
import { Price } from '@peonia/ui/coin/coin.tsx';
import { FlameIcon } from '@peonia/ui/icons/flame.tsx';
import { useLanguage } from '../../platform/language/language.tsx';
import * as css from './gifts.module.css';

interface GiftGridProps {
  readonly gifts: readonly Gift[];
  readonly chosen: number | null;
  readonly isFree: boolean;
  readonly onChoose: (id: number) => void;
}

/** Gifts as a radio group. */
export function GiftGrid({ gifts, chosen, isFree, onChoose }: GiftGridProps) {
  const { t } = useLingui();
  const { language } = useLanguage();
  const most = Math.max(1, ...gifts.map(({ hit }) => hit));
  return (
    <div className={css.giftGrid} role="radiogroup" aria-label={t`Gifts`}>
      {gifts.map((gift) => (
        <label key={gift.id} className={classNames(css.gift, gift.id === chosen && css.isOn)} data-testid="gift">
          <input
            type="radio"
            name="gift"
            className="visually-hidden"
            checked={gift.id === chosen}
            onChange={() => onChoose(gift.id)}
          />
          {gift.hit === most ? (
            <span className={css.hot}>
              <FlameIcon label={t`Most sent this month`} />
            </span>
          ) : null}
          <img src={gift.thumb} alt="" width={72} height={72} loading="lazy" decoding="async" />
          <b className="small">{breakCompounds(language, gift.name)}</b>
          <Price label={t`gold`} tone="gold" className={classNames(css.price, 'small', isFree && css.was)}>
            {formatGold(language, Math.round(gift.price * 100))}
          </Price>
          {isFree ? (
            <span className={`tiny ${css.giftNow}`}>
              <Trans>Free</Trans>
            </span>
          ) : null}
        </label>
      ))}
    </div>
  );
}
