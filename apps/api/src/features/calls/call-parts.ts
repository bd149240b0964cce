import type { Config } from '../../platform/config.ts';
import type { DeliverParts } from '../chat/public.ts';
import type { Cards } from '../profiles/public.ts';

/** What calls are made of: the message at the end, the cards of who calls, and the relay. */
export interface CallParts extends DeliverParts {
  readonly cards: Cards;
  readonly relay: Config['relay'];
}
