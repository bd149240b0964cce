import type { ReplyOf } from '@peonia/contract/protocol/endpoint.ts';
import type { listAsks as endpoint } from '@peonia/contract/questions.ts';
import { cutPage } from '../../../platform/db/cut-page.ts';
import type { Call } from '../../../platform/http/call.ts';
import type { QuestionContext } from '../question-context.ts';
import { openAsks } from './ask.sql.ts';

/** Open questions to the member, newest first. `max_id` -1 ends the list. */
export async function listAsks(
  { db, caller, query, language }: Call<typeof endpoint>,
  { cards, limits }: Pick<QuestionContext, 'cards' | 'limits'>,
): Promise<ReplyOf<typeof endpoint>> {
  const rows = await openAsks.all(db, {
    reader: caller.id,
    reader_vip: caller.vip,
    language,
    before: query.max_id ?? Number.MAX_SAFE_INTEGER,
    most: limits.answer_page + 1,
  });
  const { shown, max_id } = cutPage(rows, limits.answer_page, ({ ask_id }) => ask_id);
  const people = await cards.hydrate(
    db,
    caller,
    shown.map(({ asker_id }) => asker_id),
    language,
  );
  const items = shown.flatMap(({ asker_id, asked_at, ...row }) => {
    const user = people.get(asker_id);
    return user === undefined
      ? []
      : [
          {
            ask_id: row.ask_id,
            user,
            question_id: row.question_id,
            question: row.question,
            choices: row.choices,
            asked_at: asked_at.toISOString(),
          },
        ];
  });
  return { items, max_id };
}
