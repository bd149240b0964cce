import { Trans, useLingui } from '@lingui/react/macro';
import { isLifetimePack, trialPack, type PackMonth } from '@peonia/core/packs.ts';
import { formatGold, formatNumber } from '@peonia/i18n/format.ts';
import { Price } from '@peonia/ui/coin/coin.tsx';
import { RadioCard } from '@peonia/ui/radio-card/radio-card.tsx';
import { useLanguage } from '../../platform/language/language.tsx';
import { PackName } from './pack-name.tsx';
import * as css from './membership.module.css';
import * as languagePairPillCss from '@peonia/ui/language-pair/language-pair-pill.module.css';

/** A VIP pack with the prices from the server. */
interface PricedPack {
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
    <fieldset className={css.packList}>
      <legend className="visually-hidden">
        <Trans>VIP pack</Trans>
      </legend>
      {packs.map((pack) => {
        const month = pack.month as PackMonth;
        return (
          <RadioCard
            className={css.radioCard}
            key={month}
            name="vip-pack"
            value={month}
            checked={month === chosen}
            onChange={() => onChoose(month)}
            title={
              <span className={css.packTitle}>
                <PackName month={month} />
                {pack.lifetime ? (
                  <span className={`${css.pair} ${languagePairPillCss.pair}`}>
                    <Trans>Never expires</Trans>
                  </span>
                ) : null}
              </span>
            }
            description={<PackTerms pack={pack} />}
            aside={
              <span className={css.packPrice}>
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
    <span className={css.packSaving}>
      {lifetime ? <Trans>save {perCent}%+</Trans> : <Trans>save {perCent}%</Trans>}
    </span>
  );
}
