import type { Message } from '@peonia/contract/chat.ts';
import type { Limits } from '@peonia/contract/limits.ts';
import type { recallMessage as endpoint } from '@peonia/contract/message-acts.ts';
import type { Call } from '../../../platform/http/call.ts';
import { refuse } from '../../../platform/http/refusal.ts';
import type { Media } from '../../media/public.ts';
import { emptyMessage, holdMessage } from './message-act.sql.ts';
import { readAs } from './read-message.ts';
import { tellChanged } from './tell-changed.ts';

export interface RecallParts {
  readonly limits: Limits;
  readonly media: Pick<Media, 'view' | 'taking'>;
}

/** What was paid for, and what happened outside of the conversation, cannot be taken back. */
const lasting: readonly Message['message_type'][] = ['gift', 'call'];

/**
 * Takes an own message back for both: text, files and reactions are gone at once, its number stays. Said twice it is
 * the same.
 */
export async function recallMessage(
  { db, emit, body, caller, language }: Call<typeof endpoint>,
  { limits, media }: RecallParts,
): Promise<Message> {
  const held = await holdMessage.first(db, { reader: caller.id, id: body.id });
  if (held === undefined || held.sender_id !== caller.id) throw refuse('not_found');
  if (!held.is_recalled) {
    if (held.age_seconds > limits.recall_seconds) throw refuse('recall_too_late');
    if (lasting.includes(held.kind) || (await media.taking.areSold(db, held.upload_ids)))
      throw refuse('message_not_recallable');
    await media.taking.takeBack(db, caller.id, held.upload_ids);
    await emptyMessage.run(db, { id: held.id, removed_for: null });
    await tellChanged(
      { db, emit },
      {
        id: held.id,
        readers: [
          { id: caller.id, language },
          { id: held.other_id, language: null },
        ],
        files: false,
      },
    );
  }
  return readAs(db, { id: held.id, reader: caller.id, language }, media.view);
}
