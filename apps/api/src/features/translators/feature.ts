import { figureSources, staffQueueSources } from '../accounts/public.ts';
import { feature } from '../feature.ts';
import { translationQueueState } from './desk/desk.sql.ts';
import { translatorsJobs } from './jobs.ts';
import { translationOrderFigures } from './orders/order-figures.sql.ts';
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
  provides: [
    figureSources.provide(() => translationOrderFigures),
    staffQueueSources.provide(({ limits }) => ({
      name: 'translations',
      read: (db, member_id) => translationQueueState.one(db, { member_id, minutes: limits.translator_idle_minutes }),
    })),
  ],
});
