import type { Message } from '@peonia/contract/chat/chat.ts';
import type { Language } from '@peonia/i18n/languages.ts';
import { statement } from '../../../../platform/db/statement.ts';
import { blocksForeign } from '../../../privacy/public.ts';
import { hasHumanTranslation } from '../../../translation/public.ts';

export interface EditableRow {
  readonly content: string;
  /** A person has translated the message or is translating it. */
  readonly is_human_translated: boolean;
  /** The other participant has not answered, so the first message is still what opened the conversation. */
  readonly is_opening: boolean;
  /** The other participant accepts first messages in their own languages only. */
  readonly blocks_foreign: boolean;
  readonly receiver_language: Language | null;
}

/** What decides about a new text of a message. The caller has locked the conversation. */
export const editableMessage = statement<{ id: number; receiver: number }, EditableRow & Record<string, unknown>>(
  'editable_message',
  `select m.content, ${hasHumanTranslation('m.id')} as is_human_translated, m.seq = 1 and not t.is_answered as is_opening,
     ${blocksForeign({ member: ':receiver' })} as blocks_foreign, (select a.language from active_account a where a.id = :receiver) as receiver_language
   from message m join thread t on t.id = m.thread_id where m.id = :id`,
);

/** Replaces the text and keeps the earlier wording. A trigger deletes the translations of that wording. */
export const storeEdit = statement<{ id: number; content: string; warning: Message['warning'] }>(
  'store_message_edit',
  `with earlier as (
     insert into message_edit (message_id, content, written_at) select id, content, coalesce(edited_at, created_at) from message where id = :id
   )
   update message set content = :content, warning = :warning::text, edited_at = now() where id = :id`,
);

/** Earlier wordings of a message, oldest first. */
export const earlierWordings = statement<{ id: number }, { content: string; written_at: Date }>(
  'earlier_wordings',
  'select content, written_at from message_edit where message_id = :id order by id',
);
