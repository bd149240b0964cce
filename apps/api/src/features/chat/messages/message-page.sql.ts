import { filesOf, type ItemValue } from '../../media/public.ts';
import { translatedAmong } from '../../translation/public.ts';
import type { MessagesValue } from './message-from.ts';
import { isKept, messagesValue } from './message-json.sql.ts';

/**
 * A page of a conversation as the statement returns it: messages without their files, and the files. Before an older
 * page stands the newest message of the conversation.
 */
export interface MessagePage {
  readonly items: MessagesValue;
  readonly files: readonly ItemValue[] | null;
}

/**
 * A page of a conversation as one value, newest first, without messages that the reader deleted; `last` is the id of
 * the newest one, which comes with every page: its own expression would be as large as that of all others. The parts
 * are SQL over the rows of the statement, which has the parameters `reader` and `language`. The inner `limit` makes
 * PostgreSQL walk the index from the end; a join would sort the whole conversation.
 */
export function messagePage(page: {
  readonly thread: string;
  readonly last: string;
  readonly blurs: string;
  readonly before: string;
  readonly most: string;
}): string {
  const items = messagesValue(
    'w',
    'written w order by w.seq desc',
    { reader: ':reader', language: ':language', blurs: page.blurs },
    {
      hasReactions: 'w.seq = any((select reacted from marked)::int[])',
      hasTranslation: 'w.id = any((select translated from marked)::bigint[])',
    },
  );
  return `(
    with page as materialized (
      select w.* from thread_member side cross join lateral (
        select w.* from message w where w.thread_id = side.thread_id and w.seq < ${page.before} and ${isKept({ row: 'w', side: 'side' })}
        order by w.seq desc limit ${page.most}
      ) w
      where side.member_id = :reader and side.thread_id = ${page.thread}
    ), written as materialized (
      select * from page union all
      select newest.* from message newest where newest.id = ${page.last} and newest.seq >= ${page.before}
    ), marked as (
      select array(select seq from message_reaction where thread_id = ${page.thread} and seq = any(array(select seq from written))) as reacted,
             ${translatedAmong('array(select id from written)')} as translated
    )
    select json_build_object('items', ${items},
      'files', case when exists (select from written w where w.upload_ids <> '{}')
        then ${filesOf('array(select unnest(w.upload_ids) from written w)')} end)
  )`;
}
