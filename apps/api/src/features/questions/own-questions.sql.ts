import { statement } from '../../platform/db/statement.ts';

/** Deletes the member's answers. In others' conversations their questions and answers are left without text. */
export const eraseQuestions = statement<{ member_id: number }>(
  'erase_questions',
  `with answers as (delete from member_answer where member_id = :member_id),
     requests as (delete from profile_request where asker_id = :member_id or asked_id = :member_id),
     shares as (delete from free_question_usage where member_id = :member_id)
   update question_ask set
     content = case when asker_id = :member_id and content is not null then '' else content end,
     answer = case when asked_id = :member_id and answer is not null then '' else answer end,
     choice = case when asked_id = :member_id then null else choice end
   where asker_id = :member_id or asked_id = :member_id`,
);

interface AnswerGiven {
  readonly question: string;
  readonly chosen: string | null;
  readonly content: string;
  readonly weight: number;
  readonly is_published: boolean;
  readonly answered_at: Date;
}

export const answersOf = statement<{ member_id: number }, AnswerGiven & Record<string, unknown>>(
  'own_answers_of',
  `select coalesce(k.content, t.text) as question, t.choices[a.choice + 1] as chosen, a.content, a.weight, a.is_published, a.answered_at
   from member_answer a left join question_text t on t.question_id = a.question_id and t.language = 'en' left join question_ask k on k.id = a.ask_id
   where a.member_id = :member_id order by a.id`,
);

interface Asked {
  readonly from_me: boolean;
  readonly user_id: number;
  readonly name: string | null;
  readonly question: string;
  readonly answer: string | null;
  readonly asked_at: Date;
  readonly answered_at: Date | null;
}

export const asksOf = statement<{ member_id: number }, Asked & Record<string, unknown>>(
  'own_asks_of',
  `select k.asker_id = :member_id::bigint as from_me, o.id as user_id, a.name, q.text as question, q.answer, k.asked_at, k.answered_at
   from question_ask k join asked_question q on q.ask_id = k.id and q.language = 'en'
   cross join lateral (select case when k.asker_id = :member_id::bigint then k.asked_id else k.asker_id end as id) o
   left join active_account a on a.id = o.id
   where k.asker_id = :member_id or k.asked_id = :member_id order by k.id`,
);

export const profileRequestsOf = statement<{ member_id: number }, { user_id: number; kind: string; wished_at: Date }>(
  'profile_requests_of',
  'select asked_id as user_id, kind, requested_at as wished_at from profile_request where asker_id = :member_id order by requested_at',
);
