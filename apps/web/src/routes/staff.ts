import type { RouteEntry } from './route-entry.ts';
import { staffContentRoutes } from './staff/content-routes.ts';
import { staffFulfilmentRoutes } from './staff/fulfilment-routes.ts';
import { staffMemberRoutes } from './staff/member-routes.ts';
import { staffModerationRoutes } from './staff/moderation-routes.ts';
import { staffMoneyRoutes } from './staff/money-routes.ts';
import { staffOperationRoutes } from './staff/operation-routes.ts';

/** Staff pages. The browser loads this table when the first of them is opened. */
export const staffRoutes: readonly RouteEntry[] = [
  ...staffOperationRoutes,
  ...staffModerationRoutes,
  ...staffMemberRoutes,
  ...staffMoneyRoutes,
  ...staffFulfilmentRoutes,
  ...staffContentRoutes,
];
