import { chatRoutes } from './chat.ts';
import { frontRoutes } from './front.ts';
import { peopleRoutes } from './people.ts';
import type { RouteEntry } from './route-entry.ts';

/** Every page of the site, once: router, server rendering, sitemap and hreflang read it here. */
export const routeTable: readonly RouteEntry[] = [...frontRoutes, ...peopleRoutes, ...chatRoutes];
