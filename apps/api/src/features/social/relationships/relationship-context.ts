import type { Limits } from '@peonia/contract/protocol/limits.ts';
import type { Db } from '../../../platform/db/statement.ts';
import type { Realtime } from '../../../platform/realtime/realtime.ts';
import type { Cards } from '../../profiles/public.ts';

/** Dependencies of the relationship use cases. */
export interface RelationshipContext {
  readonly cards: Cards;
  readonly limits: Limits;
  readonly realtime: Realtime;
  /** Whether the two have a conversation. Injected, because chat is to the right. */
  hasThreadWith(db: Db, readerId: number, memberId: number): Promise<boolean>;
}
