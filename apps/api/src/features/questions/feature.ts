import { catalogueShelves } from '../accounts/public.ts';
import { feature } from '../feature.ts';
import { answeredQuestions as answeredQuestionsHook } from '../suggestions/public.ts';
import { answeredQuestions } from './answered.sql.ts';
import { questionShelf } from './catalogue/catalogue-questions.ts';
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
    catalogueShelves.provide(() => questionShelf),
    answeredQuestionsHook.provide(
      () => (db, member, language) => answeredQuestions.all(db, { member, language, most: 3 }),
    ),
  ],
});
