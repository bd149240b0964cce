import { hook } from '../../platform/feature.ts';
import { agreedVersions, ownDuePages } from '../accounts/public.ts';
import { feature } from '../feature.ts';
import { pagesEraser, pagesExporter } from './own-pages.ts';
import { duePages } from './page-consents.ts';
import { pageRoutes } from './routes.ts';
import { openRunningPages, type RunningPages } from './running-pages.ts';

/** One view of the running versions per program. */
const runningPages = hook<RunningPages>('pages.running');

export const pages = feature({
  name: 'pages',
  routes: (context) => pageRoutes(context, context.use(runningPages)),
  eraser: pagesEraser,
  exporter: pagesExporter,
  provides: [
    runningPages.provide(({ database, expirePages }) => openRunningPages(database, expirePages)),
    ownDuePages.provide(({ use }) => {
      const running = use(runningPages);
      return (agreed) => duePages(running, agreed);
    }),
    agreedVersions.provide(({ use }) => {
      const { running } = use(runningPages);
      return () => ({ terms: running('terms').number, policy: running('policy').number });
    }),
  ],
});
