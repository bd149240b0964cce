import { Trans, useLingui } from '@lingui/react/macro';
import type { MallOrderPage, MallOrderState } from '@peonia/contract/mall/mall.ts';
import { CheckIcon } from '@peonia/ui/icons/check.tsx';
import { CloseIcon } from '@peonia/ui/icons/close.tsx';
import { HourglassIcon } from '@peonia/ui/icons/hourglass.tsx';
import { useLanguage } from '../../../platform/language/language.tsx';
import { dateTime } from '../date-time.ts';
import { stateLabels } from '../labels.ts';
import * as css from './order.module.css';

type Timeline = Pick<MallOrderPage, 'timeline' | 'state' | 'courier' | 'tracking_number'>;

const way: readonly MallOrderState[] = ['pending', 'accepted', 'preparing', 'delivered', 'received'];

/** Steps an order has taken, the one it is at, and those ahead. */
export function OrderTimeline({ order }: { order: Timeline }) {
  const { i18n } = useLingui();
  const { language } = useLanguage();
  const { timeline, state, courier, tracking_number } = order;
  const position = way.indexOf(state);
  const ahead = position === -1 ? [] : way.slice(position + 1);
  const isOver = position === -1;
  return (
    <ol className={css.timeline}>
      {timeline.map((step, nth) => {
        const isNow = nth === timeline.length - 1 && state !== 'received' && !isOver;
        const isEnd = nth === timeline.length - 1 && isOver;
        return (
          <li
            key={step.state}
            data-step={isNow ? 'now' : isEnd ? 'over' : 'done'}
            aria-current={isNow ? 'step' : undefined}
          >
            <span className={css.dot} aria-hidden="true">
              {isNow ? <HourglassIcon /> : isEnd ? <CloseIcon /> : <CheckIcon />}
            </span>
            <span className={`grow ${css.grow}`}>
              <b>{i18n._(stateLabels[step.state])}</b>
              <span className="small muted tabular">{dateTime(language, step.at)}</span>
              {step.state === 'delivered' && courier !== null ? (
                <span className="small muted">
                  {tracking_number === null ? (
                    <Trans>By {courier}</Trans>
                  ) : (
                    <Trans>
                      By {courier}, number {tracking_number}
                    </Trans>
                  )}
                </span>
              ) : null}
            </span>
          </li>
        );
      })}
      {ahead.map((next) => (
        <li key={next} data-step="ahead">
          <span className={css.dot} aria-hidden="true" />
          <span className={`grow muted ${css.grow}`}>{i18n._(stateLabels[next])}</span>
        </li>
      ))}
    </ol>
  );
}
