import { randomUUID } from 'node:crypto';
import { giftsContract } from '@peonia/contract/gifts.schema.ts';
import { questionsContract } from '@peonia/contract/questions.schema.ts';
import { suggestionsContract } from '@peonia/contract/suggestions.schema.ts';
import type { Member } from '../fixtures/register-member.ts';
import type { Surfaces } from './visibility.ts';

/** Both answer a question for everybody, and the other asks one. */
export async function askAndAnswer(reader: Member, other: Member): Promise<void> {
  for (const one of [reader, other])
    await one.call(questionsContract.answer, { body: { question_id: 1, choice: 0, published: true } });
  await other.call(questionsContract.ask, {
    body: { user_id: reader.id, kind: 'question', question_id: 4, client_id: randomUUID() },
  });
}

/** Answers of a profile, questions that wait, and the shelf of gifts. */
export const questions: Surfaces = {
  answers: {
    expected: 'yynyy',
    async isSeen({ reader, other }) {
      const { status, body } = await reader.call(questionsContract.listAnswers, { params: { id: other.id } });
      return status === 200 && body.items.length === 1;
    },
  },
  'questions to me': {
    expected: 'yynny',
    isSeen: async ({ reader, other }) =>
      (await reader.call(questionsContract.listAsks)).body.items.some(({ user }) => user.user_id === other.id),
  },
  // What is suggested mentions what the profile shows; whom one blocks one does not write to.
  suggestions: {
    expected: 'yynny',
    isSeen: async ({ reader, other }) =>
      (await reader.call(suggestionsContract.suggest, { body: { mode: 'opener', user_id: other.id } })).status === 200,
  },
  'gifts received': {
    expected: 'yynyy',
    isSeen: async ({ reader, other }) =>
      (await reader.call(giftsContract.listReceivedGifts, { params: { id: other.id } })).status === 200,
  },
};
