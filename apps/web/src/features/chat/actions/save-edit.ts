import type { Message } from '@peonia/contract/chat/chat.ts';
import { editMessage } from '@peonia/contract/chat/message-acts.ts';
import { call, isRefusal } from '../../../platform/api/call.ts';
import { showProblem } from '../../../platform/errors/errors.tsx';
import { showMessage } from '../state/message-cache.ts';
import { refreshMessage } from '../state/refresh-message.ts';

/** `over`: the message can no longer change. `failed`: it may work at the next try. */
type EditOutcome = 'saved' | 'failed' | 'over';

/** Saves a new text of the own message. Shows the reason of a failure. */
export async function saveEdit({ id }: Message, text: string): Promise<EditOutcome> {
  try {
    showMessage(await call(editMessage, { params: { id }, body: { message_content: text } }));
    return 'saved';
  } catch (error) {
    showProblem(error);
    if (!isRefusal(error, 'edit_too_late', 'message_not_editable', 'message_human_translated', 'not_found'))
      return 'failed';
    void refreshMessage(id);
    return 'over';
  }
}
