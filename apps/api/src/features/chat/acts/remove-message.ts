import type { ComplaintReason } from '@peonia/contract/complaint-reasons.ts';
import type { TakesUploads } from '../../media/public.ts';
import { holdForHouse } from './carried.sql.ts';
import { emptyMessage } from './message-act.sql.ts';
import { tellChanged, type Telling } from './tell-changed.ts';

export interface Removal {
  readonly id: number;
  /** Both read it in the place of the message. */
  readonly reason: ComplaintReason;
}

/**
 * Takes a message away from both on the word of the staff: its number stays, and why it is gone. A gift that came with
 * it stays given.
 */
export async function removeMessage(
  telling: Telling,
  { id, reason }: Removal,
  taking: Pick<TakesUploads, 'takeBack'>,
): Promise<void> {
  const held = await holdForHouse.first(telling.db, { id });
  if (held === undefined) return;
  await taking.takeBack(telling.db, held.sender_id, held.upload_ids);
  await emptyMessage.run(telling.db, { id, removed_for: reason });
  await tellChanged(telling, {
    id,
    readers: [held.low_id, held.high_id].map((reader) => ({ id: reader, language: null })),
    files: false,
  });
}
