import { siteFacts } from '../../platform/web/renderer.ts';
import { figureSources, healthSources } from '../accounts/public.ts';
import { feature } from '../feature.ts';
import { openTranslationEngine } from './engines/open-engine.ts';
import { translateSettings } from './engines/translate-settings.ts';
import { textTranslator } from './hooks.ts';
import { translationJobs } from './jobs.ts';
import { translationEraser, translationExporter } from './own-translation.ts';
import { charactersToday } from './quota/quota.sql.ts';
import { translationFigures } from './quota/translation-figures.sql.ts';
import { translationRoutes } from './routes.ts';
import { openTranslationCounts } from './translation-counts.ts';
import { openTranslator } from './translator.ts';

export const translation = feature({
  name: 'translation',
  settings: translateSettings,
  routes: translationRoutes,
  jobs: translationJobs,
  eraser: translationEraser,
  exporter: translationExporter,
  provides: [
    textTranslator.provide(({ config, database, limits, log, metrics }) => {
      const engine = openTranslationEngine(config);
      const count = openTranslationCounts(metrics);
      const { secrets } = config;
      return engine === null ? null : openTranslator({ database, engine, secrets, limits, log, count });
    }),
    figureSources.provide(() => translationFigures),
    healthSources.provide(({ config }) => {
      const hasEngine = openTranslationEngine(config) !== null;
      return {
        read: async (db) => [
          { name: 'translation_engine', state: hasEngine ? 'good' : 'watch', value: Number(hasEngine), at: null },
          {
            name: 'translation_characters',
            state: 'good',
            value: (await charactersToday.one(db, {})).characters,
            at: null,
          },
        ],
      };
    }),
    siteFacts.provide(({ config }) => {
      const hasTranslator = openTranslationEngine(config) !== null;
      return { translates: hasTranslator || config.of(translateSettings).hasHuman, hasTranslator };
    }),
  ],
});
