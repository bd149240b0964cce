import { albumRoutes } from './album.ts';
import { chatRoutes } from './chat.ts';
import { feedRoutes } from './feed.ts';
import { frontRoutes } from './front.ts';
import { leavingRoutes } from './leaving.ts';
import { mallRoutes } from './mall.ts';
import { moneyRoutes } from './money.ts';
import { pagesRoutes } from './pages.ts';
import { peopleRoutes } from './people.ts';
import type { RouteEntry } from './route-entry.ts';
import { settingsRoutes } from './settings.ts';
import { staffRoutes } from './staff.ts';

/** Every page of the site. Router, server rendering, sitemap and hreflang read this table. */
export const routeTable: readonly RouteEntry[] = [
  ...frontRoutes,
  ...feedRoutes,
  ...peopleRoutes,
  ...albumRoutes,
  ...chatRoutes,
  ...moneyRoutes,
  ...mallRoutes,
  ...settingsRoutes,
  ...staffRoutes,
  ...leavingRoutes,
  ...pagesRoutes,
];
