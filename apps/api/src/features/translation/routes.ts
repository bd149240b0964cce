import { translationContract as contract } from '@peonia/contract/translation/translation.schema.ts';
import type { Context } from '../../platform/feature.ts';
import { route } from '../../platform/http/route.ts';
import { translateSettings } from './engines/translate-settings.ts';
import { spokenLanguages, textTranslator, translatableTexts, translationChanges } from './hooks.ts';
import { openGuestQuota } from './quota/guest-quota.ts';
import { readQuota } from './quota/read-quota.ts';
import { translateItems } from './translate-items.ts';

export function translationRoutes({ server: app, edge, config, limits, database, realtime, ...hooks }: Context): void {
  const { feed, biography, ...ofMembers } = translatableTexts;
  const handed = {
    sources: {
      ...hooks.useEach(ofMembers),
      feed: hooks.use(feed),
      biography: hooks.use(biography),
    },
    readSpoken: hooks.use(spokenLanguages),
    changeTranslations: hooks.use(translationChanges),
  };
  const { hasHuman } = config.of(translateSettings);
  const translator = hooks.use(textTranslator);
  const guests = openGuestQuota(limits);

  // The external service replies before anything is written: no transaction waits for it.
  route(
    app,
    edge,
    contract.translate,
    (call) => translateItems(call, { database, realtime, limits, translator, hasHuman, guests, ...handed }),
    { transaction: 'none' },
  );
  route(app, edge, contract.getTranslationShare, async ({ db, caller }) => ({
    engine: translator?.engine ?? null,
    ...(await readQuota(db, caller, limits)),
  }));
}
