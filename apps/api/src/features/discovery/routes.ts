import { discoveryContract as contract } from '@peonia/contract/discovery.ts';
import type { FastifyInstance } from 'fastify';
import type { Config } from '../../platform/config.ts';
import { route, type Edge } from '../../platform/http/route.ts';
import type { Cards } from '../profiles/public.ts';
import { listFront, listPeople } from './list-people.ts';
import { latestOfAll, latestOfGender, onlineNow, recommendedOfAll, recommendedOfGender } from './people.sql.ts';

export function discoveryRoutes(app: FastifyInstance, edge: Edge, { config, cards }: { config: Config; cards: Cards }): void {
  const parts = { cards, limits: config.limits };
  // Who is online is few enough for one statement with and without a gender.
  const online = { ofGender: onlineNow, ofAll: onlineNow };
  const latest = { ofGender: latestOfGender, ofAll: latestOfAll };
  const recommended = { ofGender: recommendedOfGender, ofAll: recommendedOfAll };
  route(app, edge, contract.listOnline, (call) => listPeople(call, online, parts));
  route(app, edge, contract.listLatest, (call) => listPeople(call, latest, parts));
  route(app, edge, contract.listRecommended, (call) => listPeople(call, recommended, parts));
  route(app, edge, contract.listFront, (call) => listFront(call, parts));
}
