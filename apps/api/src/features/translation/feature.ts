import { siteFacts } from '../../platform/web/renderer.ts';
import { feature } from '../feature.ts';
import { openTranslationEngine } from './engines/open-engine.ts';
import { translateSettings } from './engines/translate-settings.ts';
import { translationJobs } from './jobs.ts';
import { translationEraser, translationExporter } from './own-translation.ts';
import { translationRoutes } from './routes.ts';

export const translation = feature({
  name: 'translation',
  settings: translateSettings,
  routes: translationRoutes,
  jobs: translationJobs,
  eraser: translationEraser,
  exporter: translationExporter,
  provides: [
    siteFacts.provide(({ config }) => ({
      translates: openTranslationEngine(config) !== null || config.of(translateSettings).hasHuman,
    })),
  ],
});
