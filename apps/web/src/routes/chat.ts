import type { RouteEntry } from './route-entry.ts';

export const chatRoutes: readonly RouteEntry[] = [];
