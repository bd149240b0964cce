import { statement } from '../../platform/db/statement.ts';

/** The last curated questions that a member has answered for everybody, in a language. */
export const answeredQuestions = statement<
  { member: number; language: string; most: number },
  { id: number; question: string }
>(
  'answered_questions',
  `select a.question_id as id, t.text as question from member_answer a join question_text t on t.question_id = a.question_id and t.language = :language
   where a.member_id = :member and a.is_published order by a.id desc limit :most`,
);
