import { Trans, useLingui } from '@lingui/react/macro';
import { wheelTotal, type WheelPrize } from '@peonia/contract/wheel.ts';
import { formatNumber } from '@peonia/i18n/format.ts';
import { useLanguage } from '../../platform/language/language.tsx';
import { usePrizeText } from './prize-text.ts';
import * as css from './wheel.module.css';

/** Published chances: each prize, then all fields without one together. */
export function WheelOdds({ id, prizes }: { id: string; prizes: readonly WheelPrize[] }) {
  const { t } = useLingui();
  const { language } = useLanguage();
  const { name } = usePrizeText();
  const total = formatNumber(language, wheelTotal);
  const wins = prizes.filter(({ prize }) => prize % 2 === 0).toSorted((a, b) => a.weight - b.weight);
  const nothing = prizes.reduce((sum, { prize, weight }) => (prize % 2 === 1 ? sum + weight : sum), 0);
  return (
    <div id={id} className={css.odds}>
      <p className="small muted">
        <Trans>Out of {total} spins, on average:</Trans>
      </p>
      <dl>
        {wins.map(({ prize, weight }) => (
          <div key={prize}>
            <dt>{name(prize)}</dt>
            <dd>{weight === 0 ? t`none left to win` : formatNumber(language, weight)}</dd>
          </div>
        ))}
        <div>
          <dt>{name(1)}</dt>
          <dd>{formatNumber(language, nothing)}</dd>
        </div>
      </dl>
      <p className="small muted">
        <Trans>Our server draws the prize. Gold you win is bonus gold: spent first, never paid out.</Trans>
      </p>
    </div>
  );
}
