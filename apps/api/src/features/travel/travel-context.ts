import type { Limits } from '@peonia/contract/protocol/limits.ts';
import type { Outbox } from '../../platform/outbox/outbox.ts';
import type { Cards } from '../profiles/public.ts';
import type { StaffGate } from '../translators/public.ts';

export interface TravelContext {
  readonly limits: Limits;
  readonly outbox: Outbox;
  readonly cards: Cards;
  readonly staff: StaffGate;
}
