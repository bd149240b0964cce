import { figuresContract as contract } from '@peonia/contract/operation/figures.schema.ts';
import type { Context } from '../../platform/feature.ts';
import { route } from '../../platform/http/route.ts';
import { readFigures } from './read-figures.ts';
import { readGroups } from './read-groups.ts';
import { readRetention } from './read-retention.ts';

export function figuresRoutes({ server, edge, limits }: Context): void {
  route(server, edge, contract.getFigures, (call) => readFigures(call, limits), { readsReplica: true });
  route(server, edge, contract.getFigureGroups, (call) => readGroups(call, limits), { readsReplica: true });
  route(server, edge, contract.getRetention, (call) => readRetention(call, limits), { readsReplica: true });
}
