import { feature } from '../feature.ts';
import { translationJobs } from './jobs.ts';
import { translationEraser, translationExporter } from './own-translation.ts';
import { translationRoutes } from './routes.ts';

export const translation = feature({
  name: 'translation',
  routes: translationRoutes,
  jobs: translationJobs,
  eraser: translationEraser,
  exporter: translationExporter,
});
