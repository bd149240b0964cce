import { statement } from '../../../platform/db/statement.ts';
import { isQuestionRecalled } from '../../chat/public.ts';
import { listableTo } from '../../privacy/public.ts';

export const insertAsk = statement<
  { asker_id: number; asked_id: number; question_id: number | null; content: string | null },
  { id: number }
>(
  'insert_question_ask',
  'insert into question_ask (asker_id, asked_id, question_id, content) values (:asker_id, :asked_id, :question_id, :content) returning id',
);

export interface AskRow {
  readonly asker_id: number;
  readonly question_id: number | null;
  readonly choice: number | null;
  readonly answer: string | null;
  /** The text in the asker's language. */
  readonly choices: string[];
  readonly is_taken_back: boolean;
}

/** A question that somebody asked this member. */
export const askTo = statement<{ id: number; asked_id: number }, AskRow & Record<string, unknown>>(
  'question_ask_to',
  `select a.asker_id, a.question_id, a.choice, a.answer, coalesce(t.choices, '{}') as choices, ${isQuestionRecalled({ ask: 'a.id' })} as is_taken_back
   from question_ask a
   left join question_text t on t.question_id = a.question_id and t.language = coalesce((select o.language from active_account o where o.id = a.asker_id), 'en')
   where a.id = :id and a.asked_id = :asked_id`,
);

/** The first answer stays: no row if there is one. */
export const answerAsk = statement<{ id: number; choice: number | null; answer: string }, { id: number }>(
  'answer_question_ask',
  'update question_ask set choice = :choice, answer = :answer, answered_at = now() where id = :id and answered_at is null returning id',
);

interface OpenAskRow {
  readonly ask_id: number;
  readonly asker_id: number;
  readonly question_id: number | null;
  readonly question: string;
  readonly choices: string[];
  readonly asked_at: Date;
}

/** Open questions to the member, from people who may be shown. */
export const openAsks = statement<
  { reader: number; reader_vip: boolean; language: string; before: number; most: number },
  OpenAskRow & Record<string, unknown>
>(
  'open_question_asks',
  `select a.id as ask_id, a.asker_id, a.question_id, coalesce(a.content, t.text) as question, coalesce(t.choices, '{}') as choices, a.asked_at
   from question_ask a left join question_text t on t.question_id = a.question_id and t.language = :language
   where a.asked_id = :reader and a.answered_at is null and a.id < :before and coalesce(a.content, t.text) <> '' and not ${isQuestionRecalled({ ask: 'a.id' })}
     and exists (select 1 from active_account o where o.id = a.asker_id) and ${listableTo({ reader: ':reader', readerVip: ':reader_vip', member: 'a.asker_id' })}
   order by a.id desc limit :most`,
);

/** Stores a profile request; no row if the same was sent recently. */
export const insertProfileRequest = statement<
  { asker_id: number; asked_id: number; kind: string; days: number },
  { kind: string }
>(
  'insert_profile_request',
  `insert into profile_request (asker_id, asked_id, kind) values (:asker_id, :asked_id, :kind)
   on conflict (asker_id, asked_id, kind) do update set requested_at = now() where profile_request.requested_at < now() - make_interval(days => :days::int)
   returning kind`,
);
