import type { Answer, Weight } from '@peonia/contract/questions.ts';
import type { SharedAnswer } from '@peonia/core/match.ts';
import { hotRead, statement } from '../../platform/db/statement.ts';

interface NewAnswer {
  readonly member_id: number;
  readonly question_id: number | null;
  readonly ask_id: number | null;
  readonly choice: number | null;
  readonly content: string;
  readonly weight: Weight | null;
  readonly is_published: boolean;
}

const kept =
  'choice = excluded.choice, content = excluded.content, is_published = excluded.is_published, weight = coalesce(:weight::smallint, member_answer.weight), answered_at = now()';
const values = `insert into member_answer (member_id, question_id, ask_id, choice, content, weight, is_published)
  values (:member_id, :question_id, :ask_id, :choice, :content, coalesce(:weight::smallint, 2), :is_published)`;

/** Stores the answer to a curated question, or updates it. */
export const putAnswer = statement<NewAnswer, { id: number }>(
  'put_member_answer',
  `${values} on conflict (member_id, question_id) do update set ${kept} returning id`,
);

/** Stores the answer to a question in a member's own words. */
export const putAnswerToAsk = statement<NewAnswer, { id: number }>(
  'put_member_answer_to_ask',
  `${values} on conflict (member_id, ask_id) do update set ${kept} returning id`,
);

export interface AnswerRow extends Omit<Answer, 'published' | 'weight' | 'answered_at'> {
  readonly is_published: boolean;
  readonly weight: Weight;
  readonly answered_at: Date;
}

/** A question whose asker deleted the account is void, and so is its answer. */
const shown = `from member_answer a
  left join question q on q.id = a.question_id
  left join question_text t on t.question_id = a.question_id and t.language = :language
  left join question_ask k on k.id = a.ask_id
  left join member_answer m on m.member_id = :reader::bigint and m.question_id = a.question_id and m.member_id <> a.member_id
    and m.is_published and m.choice is not null and a.choice is not null and a.is_published
  where a.member_id = :member and (a.is_published or a.member_id = :reader::bigint) and coalesce(k.content, t.text) <> ''`;

const columns = `a.id, a.question_id, q.topic, coalesce(k.content, t.text) as question, t.choices[a.choice + 1] as chosen, a.choice, a.content, a.answered_at,
  a.is_published, a.weight, t.choices[m.choice + 1] as mine, coalesce(m.choice = a.choice, false) as alike`;

/** What a member shows to the reader, or all of one's own. */
export const answerPage = hotRead<
  { member: number; reader: number | null; language: string; before: number; most: number },
  AnswerRow & Record<string, unknown>
>('answer_page', `select ${columns} ${shown} and a.id < :before order by a.id desc limit :most`);

export const ownAnswer = statement<
  { member: number; reader: number; language: string; id: number },
  AnswerRow & Record<string, unknown>
>('own_answer', `select ${columns} ${shown} and a.id = :id`);

/** Questions that both have answered by choice and show. */
export const sharedAnswers = hotRead<{ reader: number; member: number }, SharedAnswer & Record<string, unknown>>(
  'shared_answers',
  `select m.choice as mine, a.choice as theirs, m.weight as my_weight, a.weight as their_weight, cardinality(t.choices) as choices, q.is_scale
   from member_answer a
   join member_answer m on m.member_id = :reader and m.question_id = a.question_id and m.is_published and m.choice is not null
   join question q on q.id = a.question_id
   join question_text t on t.question_id = a.question_id and t.language = 'en'
   where a.member_id = :member and a.is_published and a.choice is not null`,
);

export const changeAnswer = statement<
  {
    id: number;
    member_id: number;
    is_published: boolean | null;
    weight: Weight | null;
  },
  { content: string; is_published: boolean }
>(
  'change_member_answer',
  `update member_answer set is_published = coalesce(:is_published::boolean, is_published), weight = coalesce(:weight::smallint, weight)
   where id = :id and member_id = :member_id returning content, is_published`,
);

export const dropAnswersThatSay = statement<{ member_id: number; words: string }>(
  'drop_member_answers_that_say',
  'delete from member_answer where member_id = :member_id and content = :words',
);

export const dropAnswer = statement<{ id: number; member_id: number }>(
  'drop_member_answer',
  'delete from member_answer where id = :id and member_id = :member_id',
);
