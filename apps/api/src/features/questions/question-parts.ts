import type { Outbox } from '../../platform/outbox/outbox.ts';
import type { DeliverParts } from '../chat/public.ts';
import type { Cards } from '../profiles/public.ts';

/** What a question is written into its conversation with, and what shows who asks. */
export interface QuestionParts extends DeliverParts {
  readonly outbox: Outbox;
  readonly cards: Cards;
}
