import { gameHead } from '../features/game/game-head.ts';
import { pageAt, routeEntry, type RouteEntry } from './route-entry.ts';

/** The phrase game. */
export const gameRoutes: readonly RouteEntry[] = [
  routeEntry({
    path: '/game',
    name: 'game',
    auth: 'member',
    localized: false,
    catalogues: ['game'],
    page: pageAt('src/features/game/game-page.tsx', () => import('../features/game/game-page.tsx')),
    head: (_, i18n) => gameHead(i18n),
    indexable: false,
  }),
];
