import type { RouteEntry } from './route-entry.ts';

export const frontRoutes: readonly RouteEntry[] = [];
