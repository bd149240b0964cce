import { healthContract as contract } from '@peonia/contract/health.schema.ts';
import type { Context } from '../../platform/feature.ts';
import { route } from '../../platform/http/route.ts';
import { healthSources } from '../accounts/public.ts';
import { readHealth } from './read-health.ts';

export function diagnosticsRoutes({ server, edge, config, nodeId, useAll }: Context): void {
  const context = { config, nodeId, sources: useAll(healthSources) };
  route(server, edge, contract.getHealth, (call) => readHealth(call, context));
}
