import { cashOutRoutes } from './cash-out.ts';
import { complaintRoutes } from './complaints.ts';
import { gameRoutes } from './game.ts';
import { leavingRoutes } from './leaving.ts';
import { mallRoutes } from './mall.ts';
import { offlineRoutes } from './offline.ts';
import { ownPaymentRoutes } from './own-payments.ts';
import type { RouteEntry } from './route-entry.ts';
import { travelRoutes } from './travel.ts';

/** Pages that few visits open; the browser loads this table when the first has no such page. */
export const laterRoutes: readonly RouteEntry[] = [
  ...mallRoutes,
  ...gameRoutes,
  ...travelRoutes,
  ...cashOutRoutes,
  ...complaintRoutes,
  ...leavingRoutes,
  ...offlineRoutes,
  ...ownPaymentRoutes,
];
