import { catalogueShelves, ownWheel } from '../accounts/public.ts';
import { feature } from '../feature.ts';
import { wheelEraser, wheelExporter } from './own-spins.ts';
import { wonSpins } from './paid-spins.sql.ts';
import { wheelRoutes } from './routes.ts';
import { wheelShelf } from './wheel-shelf.ts';
import { offeredWheel } from './wheel.sql.ts';

export const wheel = feature({
  name: 'wheel',
  routes: wheelRoutes,
  eraser: wheelEraser,
  exporter: wheelExporter,
  paidItems: [wonSpins],
  provides: [ownWheel.provide(() => offeredWheel), catalogueShelves.provide(({ limits }) => wheelShelf(limits))],
});
