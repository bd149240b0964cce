import { discoveryContract as contract } from '@peonia/contract/discovery/discovery.schema.ts';
import { searchContract } from '@peonia/contract/discovery/search.schema.ts';
import type { Context } from '../../platform/feature.ts';
import { route } from '../../platform/http/route.ts';
import { openNumberSeal } from '../../platform/secrets/number-seal.ts';
import { concurrencyLimit } from '../../platform/workload/concurrency-limit.ts';
import { cards } from '../profiles/public.ts';
import { encounterRoutes } from './encounters/routes.ts';
import {
  filteredLatestOfAll,
  filteredLatestOfGender,
  filteredOnline,
  filteredPopular,
  filteredRecommendedOfAll,
  filteredRecommendedOfGender,
} from './lists/filtered-people.sql.ts';
import { listBirthdays, listLandingSample, listPeople } from './lists/list-people.ts';
import { latestPeople, onlinePeople, popularPeople, recommendedPeople } from './lists/people.sql.ts';
import { rankPopularAtStart } from './ranking/rank-popular.ts';
import { savedSearchRoutes } from './saved-searches/routes.ts';
import { indexMissing } from './search-index/index-members.ts';
import { searchPeople } from './search/search-people.ts';

export function discoveryRoutes({ server: app, edge, config, limits, database, log, use }: Context): void {
  const context = { cards: use(cards), limits };
  const cursors = openNumberSeal(config.secrets, 'birthday cursor');
  const searchLimit = concurrencyLimit({ running: limits.searches_at_once, waiting: limits.searches_waiting });
  const online = {
    page: onlinePeople,
    filtered: { ofGender: filteredOnline, ofAll: filteredOnline },
  };
  const latest = {
    page: latestPeople,
    filtered: { ofGender: filteredLatestOfGender, ofAll: filteredLatestOfAll },
  };
  const popular = {
    page: popularPeople,
    filtered: { ofGender: filteredPopular, ofAll: filteredPopular },
    reason: 'popular',
  } as const;
  const recommended = {
    page: recommendedPeople,
    filtered: { ofGender: filteredRecommendedOfGender, ofAll: filteredRecommendedOfAll },
  };
  const besideProof = { readsBesideProof: true, readsReplica: true };
  route(app, edge, contract.listOnline, (call) => listPeople(call, online, context), besideProof);
  route(app, edge, contract.listLatest, (call) => listPeople(call, latest, context), besideProof);
  route(app, edge, contract.listRecommended, (call) => listPeople(call, recommended, context), besideProof);
  route(app, edge, contract.listHottest, (call) => listPeople(call, popular, context), besideProof);
  route(app, edge, contract.listBirthday, (call) => listBirthdays(call, { ...context, cursors }), besideProof);
  route(app, edge, contract.listFront, (call) => listLandingSample(call, context), besideProof);
  route(
    app,
    edge,
    searchContract.searchPeople,
    (call) =>
      edge.replica.read(call.caller?.id ?? null, (reader) =>
        searchPeople(call, { ...reader, searchLimit, ...context }),
      ),
    { transaction: 'none', onlyReads: true },
  );
  encounterRoutes(app, edge, context);
  savedSearchRoutes(app, edge, context);
  // Seeded members bypass registration and are indexed here, in the background.
  const prepare = async () => {
    await indexMissing(database);
    await rankPopularAtStart(database, limits);
  };
  app.addHook('onListen', () => void prepare().catch((error: unknown) => log.error({ err: error }, 'search index')));
}
