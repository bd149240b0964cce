import { useLingui } from '@lingui/react/macro';
import { refundedOrderStates, type MallOrderState } from '@peonia/contract/mall/mall.ts';
import { classNames } from '@peonia/ui/class-names.ts';
import { stateLabels } from '../labels.ts';
import * as css from './order.module.css';

/** The state of an order as a pill. */
export function OrderState({ state, className }: { state: MallOrderState; className?: string }) {
  const { i18n } = useLingui();
  const isOver = (refundedOrderStates as readonly string[]).includes(state);
  const tone = isOver ? 'over' : state === 'received' || state === 'delivered' ? 'done' : 'now';
  return (
    <span className={classNames(css.state, className)} data-tone={tone}>
      {i18n._(stateLabels[state])}
    </span>
  );
}
