import type { Outbox } from '../../platform/outbox/outbox.ts';
import type { DeliverContext } from '../chat/public.ts';
import type { Cards } from '../profiles/public.ts';

/** Dependencies of questions: sending messages, and presenting the asker. */
export interface QuestionContext extends DeliverContext {
  readonly outbox: Outbox;
  readonly cards: Cards;
}
