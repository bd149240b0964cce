import { useLingui } from '@lingui/react/macro';
import type { TicketState } from '@peonia/contract/support/support.ts';
import { ownStateLabels } from '../ticket-labels.ts';
import * as css from './own-tickets.module.css';

/** The state of an own ticket as a pill. */
export function OwnTicketState({ state }: { state: TicketState }) {
  const { i18n } = useLingui();
  return (
    <span className={css.state} data-state={state}>
      {i18n._(ownStateLabels[state])}
    </span>
  );
}
