import type { Answer } from '@peonia/contract/questions.ts';
import { warningOf } from '@peonia/core/scam/is-suspicious.ts';
import type { AnswerRow } from './answer.sql.ts';

/** Row to reply: an allow-list. Visibility and weight are for the owner only. */
export function presentAnswer(row: AnswerRow, isOwn: boolean): Answer {
  return {
    id: row.id,
    question_id: row.question_id,
    topic: row.topic,
    question: row.question,
    chosen: row.chosen,
    choice: row.choice,
    content: row.content,
    ...warningOf(row.question_id === null ? row.question : '', row.content),
    answered_at: row.answered_at.toISOString(),
    published: isOwn ? row.is_published : null,
    weight: isOwn ? row.weight : null,
    mine: row.mine,
    alike: row.alike,
  };
}
