import { useLingui } from '@lingui/react/macro';
import { wheelGold } from '@peonia/contract/wheel.ts';
import { formatGold } from '@peonia/i18n/format.ts';
import { Mark } from '@peonia/ui/icons/mark.tsx';
import { useLanguage } from '../../platform/language/language.tsx';
import * as css from './wheel.module.css';

/** One eighth of a circle, pointing up. */
const FIELD = 'M0 0L-57.4 -138.6A150 150 0 0 1 57.4 -138.6Z';

const fields = [...wheelGold.keys()];

/** The wheel turned by `angle` degrees; at 0 the trip is below the pin. */
export function WheelDrawing({ angle, isSpinning }: { angle: number; isSpinning: boolean }) {
  const { t } = useLingui();
  const { language } = useLanguage();
  const nothing = t({ message: 'Not today', context: 'field of the wheel' });
  const trip = t({ message: 'A trip', context: 'field of the wheel' });
  const gold = t({ message: 'gold', context: 'field of the wheel, below a number' });
  const words = (prize: number): readonly string[] => {
    const amount = wheelGold[prize] ?? 0;
    if (amount > 0) return [formatGold(language, amount * 100), gold];
    return (prize === 0 ? trip : nothing).split(' ');
  };
  return (
    <div className={css.wheelBox}>
      <svg className={css.pin} viewBox="-1 -8 30 44" aria-hidden="true">
        <path d="M14 33L2 12a13 13 0 1 1 24 0z" />
      </svg>
      <svg
        className={css.wheel}
        viewBox="-166 -166 332 332"
        role="img"
        aria-label={t`Prize wheel with 8 fields`}
        data-spinning={isSpinning || undefined}
        style={{ transform: `rotate(${angle}deg)` }}
      >
        <circle r="164" className={css.rim} />
        <circle r="158" className={css.lamps} />
        {fields.map((prize) => (
          <g
            key={prize}
            className={css.field}
            data-prize={prize % 2 === 1 ? 'none' : prize}
            transform={`rotate(${prize * 45})`}
          >
            <path d={FIELD} />
            <text textAnchor="middle" transform="translate(0 -103)">
              {words(prize).map((word, line) => (
                <tspan key={word} x="0" y={line * 17}>
                  {word}
                </tspan>
              ))}
            </text>
          </g>
        ))}
      </svg>
      <span className={css.hub}>
        <Mark />
      </span>
    </div>
  );
}
