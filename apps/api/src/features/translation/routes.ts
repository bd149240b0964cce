import { translationContract as contract } from '@peonia/contract/translation.ts';
import type { FastifyInstance } from 'fastify';
import type { Config } from '../../platform/config.ts';
import { route, type Edge } from '../../platform/http/route.ts';
import { openTranslationEngine } from '../../platform/translate/open-engine.ts';
import { readShare } from './share/read-share.ts';
import { translateItems, type TranslationParts } from './translate-items.ts';
import { openTranslator } from './translator.ts';

interface Parts extends Pick<TranslationParts, 'sources' | 'readSpoken' | 'changeTranslations'> {
  readonly config: Config;
}

export function translationRoutes(app: FastifyInstance, edge: Edge, { config, ...handed }: Parts): void {
  const { database, realtime } = edge;
  const { limits, secret } = config;
  const engine = openTranslationEngine(config);
  const translator = engine === null ? null : openTranslator({ database, engine, secret, limits, log: app.log });

  // The service outside answers before anything is written: no transaction waits for it.
  route(
    app,
    edge,
    contract.translate,
    (call) => translateItems(call, { database, realtime, limits, translator, ...handed }),
    { transaction: 'none' },
  );
  route(app, edge, contract.getTranslationShare, async ({ db, caller }) => ({
    engine: translator?.engine ?? null,
    ...(await readShare(db, caller, limits)),
  }));
}
