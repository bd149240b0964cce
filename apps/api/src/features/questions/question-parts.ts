import type { Outbox } from '../../platform/outbox/outbox.ts';
import type { DeliverParts } from '../chat/public.ts';
import type { Cards } from '../profiles/public.ts';

/** Dependencies of questions: sending messages, and presenting the asker. */
export interface QuestionParts extends DeliverParts {
  readonly outbox: Outbox;
  readonly cards: Cards;
}
