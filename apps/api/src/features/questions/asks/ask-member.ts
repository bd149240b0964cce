import type { Message } from '@peonia/contract/chat/chat.ts';
import type { BodyOf, ReplyOf } from '@peonia/contract/protocol/endpoint.ts';
import { type ask as endpoint, questionLength } from '@peonia/contract/questions.ts';
import { trimText } from '@peonia/core/trim-text.ts';
import type { Language } from '@peonia/i18n/languages.ts';
import type { Db } from '../../../platform/db/statement.ts';
import type { Call } from '../../../platform/http/call.ts';
import { refuse } from '../../../platform/http/refusal.ts';
import { deliverMessage } from '../../chat/public.ts';
import { notify } from '../../notifications/public.ts';
import { countQuestion, questionsLeft } from '../count-question.ts';
import type { QuestionContext } from '../question-context.ts';
import { questionIn } from '../question.sql.ts';
import { insertAsk } from './ask.sql.ts';
import { requestProfileField } from './request-profile-field.ts';

/** Asks a member a question, or for missing profile fields. Either counts towards the daily limit. */
export async function askMember(
  call: Call<typeof endpoint>,
  context: QuestionContext,
): Promise<ReplyOf<typeof endpoint>> {
  const { body, caller } = call;
  const message =
    body.kind === 'question' ? await askQuestion(call, context) : await requestProfileField(call, body.kind, context);
  context.outbox.nudge();
  return { message, left: await questionsLeft(context.database, caller, context.limits) };
}

/**
 * A question is a message of the conversation and passes the reply gate: before an answer it is the one message that a
 * stranger may send. Question, notification and daily count are written in the transaction of the message.
 */
async function askQuestion(
  { db, body, caller, language }: Call<typeof endpoint>,
  context: QuestionContext,
): Promise<Message> {
  const { question_id, content } = await readQuestion(db, body, language);
  return deliverMessage(context, caller, {
    receiver: body.user_id,
    kind: 'question',
    client_id: body.client_id,
    language,
    content: () => '',
    words: content ?? '',
    async attach(inside, receiverLanguage) {
      await countQuestion(inside, caller, context.limits);
      const { id } = await insertAsk.one(inside, { asker_id: caller.id, asked_id: body.user_id, question_id, content });
      const text =
        content ??
        (question_id === null
          ? ''
          : (await questionIn.one(inside, { id: question_id, language: receiverLanguage })).text);
      await notify(inside, {
        member_id: body.user_id,
        type: 'ask',
        what: 'asked',
        person_id: caller.id,
        subject: id,
        facts: { content: text },
      });
      return { question_ask_id: id };
    },
  });
}

/** A question of the catalogue, or own words. */
async function readQuestion(
  db: Db,
  body: BodyOf<typeof endpoint>,
  language: Language,
): Promise<{ question_id: number | null; content: string | null }> {
  if (body.question_id !== undefined) {
    const found = await questionIn.first(db, { id: body.question_id, language });
    if (found?.is_offered !== true) throw refuse('question_unknown');
    return { question_id: body.question_id, content: null };
  }
  const content = trimText(body.content ?? '');
  if (content === '' || [...content].length > questionLength) throw refuse('question_length', { most: questionLength });
  return { question_id: null, content };
}
