import { feature } from '../feature.ts';
import { partnersEraser, partnersExporter } from './own-partner.ts';
import { partnersRoutes } from './routes.ts';

export const partners = feature({
  name: 'partners',
  routes: partnersRoutes,
  eraser: partnersEraser,
  exporter: partnersExporter,
});
