import type { Message } from '@peonia/contract/chat.ts';
import { statement } from '../../platform/db/statement.ts';
import { isLiveSession } from '../accounts/public.ts';
import { mayWriteOn } from '../privacy/public.ts';
import { finishedSteps } from '../profiles/public.ts';
import { sidesAndStreams, toldBoth, toldColumns } from './message-steps.sql.ts';
import { messageJson, warningPart } from './message-view.sql.ts';
import type { StoredMessageRow } from './message.sql.ts';

/**
 * Hot: a plain text into a conversation whose gate is open for the sender, the first answer included, with session and
 * policy asked in the same statement. No row where anything else is the case: nothing was written.
 */
export const storeOnward = statement<
  { hash: Buffer; sender: number; receiver: number; client_id: string; content: string; warning: Message['warning'] },
  StoredMessageRow & Record<string, unknown>
>(
  'store_onward',
  `with moved as (
     update thread set last_seq = last_seq + 1, is_answered = true, waiting = 0
     where low_id = least(:sender::bigint, :receiver::bigint) and high_id = greatest(:sender::bigint, :receiver::bigint)
       and (is_answered or opened_by <> :sender) and ${isLiveSession({ hash: ':hash', member: ':sender' })}
       and ${finishedSteps({ member: ':sender::bigint' })} and ${finishedSteps({ member: ':receiver::bigint' })}
       and ${mayWriteOn({ reader: ':sender', member: ':receiver::bigint' })}
     returning id, last_seq
   ), said as (
     insert into message (thread_id, seq, sender_id, client_id, kind, content, warning)
     select id, last_seq, :sender, :client_id, 'text', :content, :warning::text from moved
     returning *
   ), ${sidesAndStreams({ message: 'said' })},
   made as (
     select ${messageJson('said', { reader: ':sender', language: "'en'", blurs: 'false' }, { isNew: true, isPlain: true })} as message,
            jsonb_build_object(${warningPart('said', ':receiver')}) as receiver_part,
            sides.is_request as request
     from said, sides where sides.member_id = :receiver
   ), ${toldBoth({ composer: "'open'" })}, typed as (
     delete from message_draft where member_id = :sender and other_id = :receiver and exists (select 1 from made)
   )
   select ${toldColumns} from made`,
);
