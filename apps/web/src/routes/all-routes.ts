import { laterRoutes } from './later-routes.ts';
import type { RouteEntry } from './route-entry.ts';
import { staffRoutes } from './staff.ts';
import { routeTable } from './table.ts';

/** Every page of the site. Server rendering, sitemap, hreflang and bundle budgets read this table. */
export const allRoutes: readonly RouteEntry[] = [...routeTable, ...laterRoutes, ...staffRoutes];
