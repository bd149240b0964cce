import { Trans, useLingui } from '@lingui/react/macro';
import { isLifetimePack, trialPack, type PackMonth } from '@peonia/core/packs.ts';
import { formatGold, formatNumber } from '@peonia/i18n/format.ts';
import { Price } from '@peonia/ui/coin/coin.tsx';
import { RadioCard } from '@peonia/ui/radio-card/radio-card.tsx';
import { useLanguage } from '../../platform/language.tsx';
import './membership.css';
import { PackName } from './pack-name.tsx';

/** A VIP pack with the prices from the server. */
export interface PricedPack {
  readonly month: number;
  readonly gold: number;
  readonly saving: number;
  readonly lifetime: boolean;
}

/** The VIP packs, each with its monthly price and saving. */
export function PackList({
  packs,
  chosen,
  onChoose,
}: {
  packs: readonly PricedPack[];
  chosen: number;
  onChoose: (month: PackMonth) => void;
}) {
  const { t } = useLingui();
  const { language } = useLanguage();
  return (
    <fieldset className="pack-list">
      <legend className="sr">
        <Trans>VIP pack</Trans>
      </legend>
      {packs.map((pack) => {
        const month = pack.month as PackMonth;
        return (
          <RadioCard
            key={month}
            name="vip-pack"
            value={month}
            checked={month === chosen}
            onChange={() => onChoose(month)}
            title={
              <span className="pack-title">
                <PackName month={month} />
                {pack.lifetime ? (
                  <span className="pair">
                    <Trans>Never expires</Trans>
                  </span>
                ) : null}
              </span>
            }
            description={<PackTerms pack={pack} />}
            aside={
              <span className="pack-price">
                <Saving pack={pack} />
                {pack.gold === 0 ? (
                  <Trans>Free</Trans>
                ) : (
                  <Price label={t`gold`}>{formatGold(language, Math.round(pack.gold * 100))}</Price>
                )}
              </span>
            }
          />
        );
      })}
    </fieldset>
  );
}

function PackTerms({ pack: { month, gold } }: { pack: PricedPack }) {
  const { language } = useLanguage();
  if (month === trialPack) return <Trans>Trial, once per account</Trans>;
  if (isLifetimePack(month as PackMonth)) return <Trans>One payment, no end date</Trans>;
  const perMonth = formatGold(language, Math.round((gold * 100) / month));
  return <Trans>{perMonth} gold a month</Trans>;
}

function Saving({ pack: { saving, lifetime } }: { pack: PricedPack }) {
  const { language } = useLanguage();
  if (saving === 0) return null;
  const perCent = formatNumber(language, saving);
  return (
    <span className="pack-saving">{lifetime ? <Trans>save {perCent}%+</Trans> : <Trans>save {perCent}%</Trans>}</span>
  );
}
