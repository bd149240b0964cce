import { feature } from '../feature.ts';
import { translatorsJobs } from './jobs.ts';
import { translatorsEraser, translatorsExporter } from './own-translations.ts';
import { paidTranslations } from './paid-translations.sql.ts';
import { translatorsRoutes } from './routes.ts';

export const translators = feature({
  name: 'translators',
  routes: translatorsRoutes,
  jobs: translatorsJobs,
  eraser: translatorsEraser,
  exporter: translatorsExporter,
  paidItems: [paidTranslations],
});
