import { jsonFile, type Eraser, type Exporter } from '../accounts/public.ts';
import { answersOf, asksOf, eraseQuestions, profileRequestsOf } from './own-questions.sql.ts';

export const questionsEraser: Eraser = {
  feature: 'questions',
  async erase(db, memberId) {
    await eraseQuestions.run(db, { member_id: memberId });
  },
};

export const questionsExporter: Exporter = {
  feature: 'questions',
  async *files(db, memberId) {
    const member = { member_id: memberId };
    yield jsonFile('questions/questions.json', {
      answers: await answersOf.all(db, member),
      asked: await asksOf.all(db, member),
      wishes: await profileRequestsOf.all(db, member),
    });
  },
};
