import type { Limits } from '@peonia/contract/limits.ts';
import type { Database } from '../../platform/db/database.ts';
import type { Outbox } from '../../platform/outbox/outbox.ts';
import type { Realtime } from '../../platform/realtime/realtime.ts';
import type { Cards } from '../profiles/public.ts';

export interface QuestionParts {
  readonly database: Database;
  readonly realtime: Realtime;
  readonly limits: Limits;
  readonly outbox: Outbox;
  readonly cards: Cards;
}
