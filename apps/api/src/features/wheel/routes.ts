import { wheelContract as contract } from '@peonia/contract/wheel.schema.ts';
import { wheelWeights } from '@peonia/contract/wheel.ts';
import type { Context } from '../../platform/feature.ts';
import { route } from '../../platform/http/route.ts';
import { staffAccess } from '../accounts/public.ts';
import { readWheel, readWheelFigures } from './read-wheel.ts';
import { spinWheel } from './spin-wheel.ts';

export function wheelRoutes({ server, edge, limits, use }: Context): void {
  // Refuses to start with impossible chances.
  wheelWeights(limits);
  const staff = use(staffAccess);
  route(server, edge, contract.getWheel, (call) => readWheel(call, limits));
  route(server, edge, contract.spinWheel, (call) => spinWheel(call, limits));
  route(server, edge, contract.getWheelFigures, (call) => readWheelFigures(call, limits, staff));
}
