import { questionsContract as contract } from '@peonia/contract/questions.schema.ts';
import type { Context } from '../../platform/feature.ts';
import { route } from '../../platform/http/route.ts';
import { messageDelivery } from '../chat/public.ts';
import { cards as cardsHook } from '../profiles/public.ts';
import { askMember } from './asks/ask-member.ts';
import { listAsks } from './asks/list-asks.ts';
import { giveAnswer } from './give-answer.ts';
import { answerPublished } from './hooks.ts';
import { listAnswers } from './list-answers.ts';
import { listQuestions } from './list-questions.ts';
import type { QuestionContext } from './question-context.ts';
import { deleteAnswer, updateAnswer } from './update-answer.ts';

export function questionsRoutes({ server: app, edge, limits, outbox, use }: Context): void {
  const cards = use(cardsHook);
  const context: QuestionContext = {
    ...use(messageDelivery),
    cards,
    outbox,
    answerPublished: use(answerPublished),
  };
  route(app, edge, contract.listQuestions, (call) => listQuestions(call, limits));
  // Both write a message, which commits with all that belongs to it.
  route(app, edge, contract.ask, (call) => askMember(call, context), { transaction: 'none' });
  route(app, edge, contract.answer, (call) => giveAnswer(call, context), { transaction: 'none' });
  route(app, edge, contract.listAnswers, (call) => listAnswers(call, limits));
  route(app, edge, contract.listAsks, (call) => listAsks(call, { cards, limits }));
  route(app, edge, contract.updateAnswer, (call) => updateAnswer(call, context));
  route(app, edge, contract.deleteAnswer, deleteAnswer);
}
