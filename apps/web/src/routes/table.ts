import { albumRoutes } from './album.ts';
import { chatRoutes } from './chat.ts';
import { feedRoutes } from './feed.ts';
import { frontRoutes } from './front.ts';
import { moneyRoutes } from './money.ts';
import { pagesRoutes } from './pages.ts';
import { peopleRoutes } from './people.ts';
import type { RouteEntry } from './route-entry.ts';
import { settingsRoutes } from './settings.ts';

/** Pages that most visits open; the browser loads this table first. `all-routes.ts` has all of them. */
export const routeTable: readonly RouteEntry[] = [
  ...frontRoutes,
  ...feedRoutes,
  ...peopleRoutes,
  ...albumRoutes,
  ...chatRoutes,
  ...moneyRoutes,
  ...settingsRoutes,
  ...pagesRoutes,
];
