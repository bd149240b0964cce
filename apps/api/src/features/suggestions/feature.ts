import { feature } from '../feature.ts';
import { suggestionsJobs } from './jobs.ts';
import { suggestionsRoutes } from './routes.ts';
import { suggestionsEraser } from './suggestions-eraser.ts';

export const suggestions = feature({
  name: 'suggestions',
  routes: suggestionsRoutes,
  jobs: suggestionsJobs,
  eraser: suggestionsEraser,
});
