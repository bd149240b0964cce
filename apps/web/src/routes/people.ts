import type { RouteEntry } from './route-entry.ts';

export const peopleRoutes: readonly RouteEntry[] = [];
