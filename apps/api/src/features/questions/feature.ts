import { feature } from '../feature.ts';
import { answeredQuestions as answeredQuestionsHook } from '../suggestions/public.ts';
import { answeredQuestions } from './answered.sql.ts';
import { questionsJobs } from './jobs.ts';
import { questionsEraser, questionsExporter } from './own-questions.ts';
import { questionsRoutes } from './routes.ts';

export const questions = feature({
  name: 'questions',
  routes: questionsRoutes,
  jobs: questionsJobs,
  eraser: questionsEraser,
  exporter: questionsExporter,
  provides: [
    answeredQuestionsHook.provide(
      () => (db, member, language) => answeredQuestions.all(db, { member, language, most: 3 }),
    ),
  ],
});
