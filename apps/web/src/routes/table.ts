import { albumRoutes } from './album.ts';
import { chatRoutes } from './chat.ts';
import { complaintRoutes } from './complaints.ts';
import { feedRoutes } from './feed.ts';
import { frontRoutes } from './front.ts';
import { leavingRoutes } from './leaving.ts';
import { mallRoutes } from './mall.ts';
import { moneyRoutes } from './money.ts';
import { pagesRoutes } from './pages.ts';
import { peopleRoutes } from './people.ts';
import type { RouteEntry } from './route-entry.ts';
import { settingsRoutes } from './settings.ts';

/** Pages of guests and members; the browser loads this table first. `all-routes.ts` has those of the staff too. */
export const routeTable: readonly RouteEntry[] = [
  ...frontRoutes,
  ...feedRoutes,
  ...peopleRoutes,
  ...albumRoutes,
  ...chatRoutes,
  ...moneyRoutes,
  ...mallRoutes,
  ...settingsRoutes,
  ...complaintRoutes,
  ...leavingRoutes,
  ...pagesRoutes,
];
