import { translationContract as contract } from '@peonia/contract/translation/translation.schema.ts';
import type { Context } from '../../platform/feature.ts';
import { route } from '../../platform/http/route.ts';
import { openTranslationEngine } from './engines/open-engine.ts';
import { translateSettings } from './engines/translate-settings.ts';
import { spokenLanguages, translatableTexts, translationChanges } from './hooks.ts';
import { readQuota } from './quota/read-quota.ts';
import { translateItems } from './translate-items.ts';
import { openTranslationCounts } from './translation-counts.ts';
import { openTranslator } from './translator.ts';

export function translationRoutes({
  server: app,
  edge,
  config,
  limits,
  database,
  realtime,
  metrics,
  log,
  ...hooks
}: Context): void {
  const { secrets } = config;
  const handed = {
    sources: hooks.useEach(translatableTexts),
    readSpoken: hooks.use(spokenLanguages),
    changeTranslations: hooks.use(translationChanges),
  };
  const { hasHuman } = config.of(translateSettings);
  const engine = openTranslationEngine(config);
  const count = openTranslationCounts(metrics);
  const translator = engine === null ? null : openTranslator({ database, engine, secrets, limits, log, count });

  // The external service replies before anything is written: no transaction waits for it.
  route(
    app,
    edge,
    contract.translate,
    (call) => translateItems(call, { database, realtime, limits, translator, hasHuman, ...handed }),
    { transaction: 'none' },
  );
  route(app, edge, contract.getTranslationShare, async ({ db, caller }) => ({
    engine: translator?.engine ?? null,
    ...(await readQuota(db, caller, limits)),
  }));
}
