import type { Db } from '../../platform/db/statement.ts';
import type { Outbox } from '../../platform/outbox/outbox.ts';
import type { DeliverContext } from '../chat/public.ts';
import type { Cards } from '../profiles/public.ts';
import type { PublishedAnswer } from './hooks.ts';

/** Dependencies of questions: sending messages, presenting the asker, and reading what is published. */
export interface QuestionContext extends DeliverContext {
  readonly outbox: Outbox;
  readonly cards: Cards;
  answerPublished(db: Db, answer: PublishedAnswer): Promise<void>;
}
