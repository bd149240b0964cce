import type { Message } from '@peonia/contract/chat/chat.ts';
import type { BodyOf, ReplyOf } from '@peonia/contract/protocol/endpoint.ts';
import { type answer as endpoint, answerLength, type Answer } from '@peonia/contract/questions.ts';
import { trimText } from '@peonia/core/trim-text.ts';
import type { Db } from '../../platform/db/statement.ts';
import type { Call } from '../../platform/http/call.ts';
import { refuse } from '../../platform/http/refusal.ts';
import { transactionWithEvents } from '../../platform/realtime/transaction-with-events.ts';
import { deliverMessage, emitQuestionAnswered } from '../chat/public.ts';
import { ownAnswer, putAnswer, putAnswerToAsk } from './answer.sql.ts';
import { answerAsk, askTo, type AskRow } from './asks/ask.sql.ts';
import { presentAnswer } from './present-answer.ts';
import type { QuestionContext } from './question-context.ts';
import { questionIn } from './question.sql.ts';

type Given = Pick<BodyOf<typeof endpoint>, 'published' | 'weight'> & {
  readonly choice: number | null;
  readonly content: string;
};

/** Answers somebody's question, or one of the catalogue for oneself. */
export async function giveAnswer(
  call: Call<typeof endpoint>,
  context: QuestionContext,
): Promise<ReplyOf<typeof endpoint>> {
  const { db, body } = call;
  if (body.ask_id !== undefined) return answerPerson(call, body.ask_id, context);
  if (body.question_id === undefined) throw refuse('input_invalid', { field: 'question_id' });
  const question = await questionIn.first(db, { id: body.question_id, language: 'en' });
  if (question === undefined) throw refuse('question_unknown');
  const given = readGiven(body, question.choices.length);
  return {
    answer: await keepOwnAnswer(call, body.question_id, given, context),
    message: null,
  };
}

/**
 * The answer is a message to the asker, in their language if it was a choice; the question shows it too. It is stored
 * for the profile only where it is published.
 */
async function answerPerson(
  call: Call<typeof endpoint>,
  askId: number,
  context: QuestionContext,
): Promise<ReplyOf<typeof endpoint>> {
  const { db, body, caller, language } = call;
  const asked = await askTo.first(db, { id: askId, asked_id: caller.id });
  if (asked === undefined) throw refuse('not_found');
  if (asked.is_taken_back) throw refuse('question_taken_back');
  const given = readGiven(body, asked.choices.length);
  if (asked.answer !== null && !isSame(asked, given)) throw refuse('question_answered');
  let answer: Answer | null = null;
  const message: Message = await deliverMessage(context, caller, {
    receiver: asked.asker_id,
    kind: 'text',
    // No client id contains a colon: one answer per question, and a repeated call gets the first reply.
    client_id: `answer:${askId}`,
    language,
    content: () =>
      [given.choice === null ? '' : (asked.choices[given.choice] ?? ''), given.content]
        .filter((part) => part !== '')
        .join(' · '),
    async attach(inside) {
      if ((await answerAsk.first(inside, { id: askId, choice: given.choice, answer: given.content })) === undefined)
        throw refuse('question_answered');
      if (given.published)
        answer = await keepAnswer(
          call,
          { db: inside, answerPublished: context.answerPublished },
          asked.question_id === null
            ? { question_id: null, ask_id: askId }
            : { question_id: asked.question_id, ask_id: null },
          given,
        );
      return { question_ask_id: null };
    },
  });
  await transactionWithEvents(context, (transaction) =>
    emitQuestionAnswered(transaction, { ask_id: askId, asker_id: asked.asker_id }),
  );
  return { answer, message };
}

/** At least a choice or a text, and a valid choice. */
function readGiven(body: BodyOf<typeof endpoint>, choices: number): Given {
  const choice = body.choice ?? null;
  const content = trimText(body.content ?? '');
  if (choice !== null && choice >= choices) throw refuse('input_invalid', { field: 'choice' });
  if (choice === null && content === '') throw refuse('answer_empty');
  if ([...content].length > answerLength) throw refuse('answer_length', { most: answerLength });
  return { choice, content, published: body.published, ...(body.weight === undefined ? {} : { weight: body.weight }) };
}

function isSame(asked: AskRow, given: Given): boolean {
  return asked.choice === given.choice && asked.answer === given.content;
}

function keepOwnAnswer(
  call: Call<typeof endpoint>,
  questionId: number,
  given: Given,
  { database, answerPublished }: QuestionContext,
): Promise<Answer> {
  return database.transaction((db) =>
    keepAnswer(call, { db, answerPublished }, { question_id: questionId, ask_id: null }, given),
  );
}

async function keepAnswer(
  { caller, language }: Call<typeof endpoint>,
  { db, answerPublished }: { readonly db: Db } & Pick<QuestionContext, 'answerPublished'>,
  to: { question_id: number | null; ask_id: number | null },
  { choice, content, published, weight }: Given,
): Promise<Answer> {
  const row = { member_id: caller.id, ...to, choice, content, weight: weight ?? null, is_published: published };
  const { id } = await (to.ask_id === null ? putAnswer : putAnswerToAsk).one(db, row);
  if (published && content !== '') await answerPublished(db, { author_id: caller.id, words: content });
  return presentAnswer(await ownAnswer.one(db, { member: caller.id, reader: caller.id, language, id }), true);
}
