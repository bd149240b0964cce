import { feature } from '../feature.ts';
import { suggestionsJobs } from './jobs.ts';
import { suggestionsRoutes } from './routes.ts';
import { suggestionsEraser } from './suggestions-eraser.ts';
import { textModelSettings } from './text-model/text-model-settings.ts';

export const suggestions = feature({
  name: 'suggestions',
  settings: textModelSettings,
  routes: suggestionsRoutes,
  jobs: suggestionsJobs,
  eraser: suggestionsEraser,
});
