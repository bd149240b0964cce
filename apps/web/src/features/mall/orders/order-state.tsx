import { useLingui } from '@lingui/react/macro';
import { refundedOrderStates, type MallOrderState } from '@peonia/contract/mall/mall.ts';
import { stateLabels } from '../labels.ts';
import * as css from './order.module.css';

/** The state of an order as a pill. */
export function OrderState({ state }: { state: MallOrderState }) {
  const { i18n } = useLingui();
  const isOver = (refundedOrderStates as readonly string[]).includes(state);
  const tone = isOver ? 'over' : state === 'received' || state === 'delivered' ? 'done' : 'now';
  return (
    <span className={css.state} data-tone={tone}>
      {i18n._(stateLabels[state])}
    </span>
  );
}
