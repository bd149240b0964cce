import type { Message } from '@peonia/contract/chat/chat.ts';
import { statement } from '../../../../platform/db/statement.ts';
import { isLiveSession } from '../../../accounts/public.ts';
import { blocksForeign, mayContinueThread } from '../../../privacy/public.ts';
import { finishedSteps } from '../../../profiles/public.ts';
import { messageJson, warningPart } from '../../messages/message-json.sql.ts';
import type { StoredMessageRow } from '../../messages/message.sql.ts';
import { updateMembersAndStreams, storeSentEvents, sentEventColumns } from './message-effects.sql.ts';

/**
 * Hot: inserts a plain text into a conversation whose reply gate is open for the sender, including the first reply.
 * Checks session and access policy in the same statement. Returns no row and writes nothing in any other case.
 */
export const storeTextFastPath = statement<
  { hash: Buffer; sender: number; receiver: number; client_id: string; content: string; warning: Message['warning'] },
  StoredMessageRow & Record<string, unknown>
>(
  'store_text_fast_path',
  `with locked_thread as (
     update thread set last_seq = last_seq + 1, is_answered = true, unanswered_count = 0
     where low_id = least(:sender::bigint, :receiver::bigint) and high_id = greatest(:sender::bigint, :receiver::bigint)
       and (is_answered or opened_by <> :sender) and ${isLiveSession({ hash: ':hash', member: ':sender' })}
       and ${finishedSteps({ member: ':sender::bigint' })} and ${finishedSteps({ member: ':receiver::bigint' })}
       and ${mayContinueThread({ reader: ':sender', member: ':receiver::bigint' })}
       and ${blocksForeign({ member: ':receiver::bigint' })} is not true
     returning id, last_seq
   ), inserted as (
     insert into message (thread_id, seq, sender_id, client_id, kind, content, warning)
     select id, last_seq, :sender, :client_id, 'text', :content, :warning::text from locked_thread
     returning *
   ), ${updateMembersAndStreams({ message: 'inserted' })},
   result_row as (
     select ${messageJson('inserted', { reader: ':sender', language: "'en'", blurs: 'false' }, { isNew: true, isPlain: true })} as message,
            jsonb_build_object(${warningPart('inserted', ':receiver')}) as receiver_part,
            sides.is_request as request
     from inserted, sides where sides.member_id = :receiver
   ), ${storeSentEvents({ composer: "'open'" })}, used_draft as (
     delete from message_draft where member_id = :sender and other_id = :receiver and exists (select 1 from result_row)
   )
   select ${sentEventColumns} from result_row`,
);
