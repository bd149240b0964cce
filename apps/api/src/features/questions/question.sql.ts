import type { Question } from '@peonia/contract/questions.ts';
import { purgeStatement } from '../../platform/db/purge-in-batches.ts';
import { statement } from '../../platform/db/statement.ts';

/** The catalogue in the reader's language, by topic. */
export const offeredQuestions = statement<{ reader: number; language: string }, Question & Record<string, unknown>>(
  'offered_questions',
  `select q.id, q.topic, t.text, t.choices, exists (select 1 from member_answer a where a.member_id = :reader and a.question_id = q.id) as answered
   from question q join question_text t on t.question_id = q.id and t.language = :language
   where q.is_offered order by q.position, q.id`,
);

/** A catalogue question in a language, including retired ones for existing answers. */
export const questionIn = statement<
  { id: number; language: string },
  { text: string; choices: string[]; is_offered: boolean }
>(
  'question_in',
  'select t.text, t.choices, q.is_offered from question q join question_text t on t.question_id = q.id and t.language = :language where q.id = :id',
);

/** Counts one question of the day; no row if none is left. Locks the counter, so that simultaneous calls are serial. */
export const takeQuestion = statement<{ member_id: number; most: number }, { used: number }>(
  'take_question_share',
  `insert into free_question_usage (member_id, day, used)
   select :member_id, (now() at time zone 'UTC')::date, 1 where :most::int > 0
   on conflict (member_id, day) do update set used = free_question_usage.used + 1 where free_question_usage.used < :most::int
   returning used`,
);

export const usedQuestions = statement<{ member_id: number }, { used: number }>(
  'used_question_share',
  "select used from free_question_usage where member_id = :member_id and day = (now() at time zone 'UTC')::date",
);

export const purgeQuotaDays = purgeStatement(
  'purge_free_question_usage',
  'free_question_usage',
  "day < (now() at time zone 'UTC')::date",
);
