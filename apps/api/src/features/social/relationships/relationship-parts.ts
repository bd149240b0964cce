import type { Limits } from '@peonia/contract/limits.ts';
import type { Db } from '../../../platform/db/statement.ts';
import type { Realtime } from '../../../platform/realtime/realtime.ts';
import type { Cards } from '../../profiles/public.ts';

/** What acts on ties need. */
export interface RelationshipParts {
  readonly cards: Cards;
  readonly limits: Limits;
  readonly realtime: Realtime;
  /** Whether the two have a conversation: handed in, because chat stands to the right. */
  hasThreadWith(db: Db, readerId: number, memberId: number): Promise<boolean>;
}
