import type { DeliverContext } from '../chat/public.ts';
import type { Cards } from '../profiles/public.ts';
import type { RelaySettings } from './relay/relay-settings.ts';

/** Dependencies of calls: message delivery, member cards and the TURN relay. */
export interface CallContext extends DeliverContext {
  readonly cards: Cards;
  readonly relay: RelaySettings;
}
