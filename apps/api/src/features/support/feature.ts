import { feature } from '../feature.ts';
import { supportEraser, supportExporter } from './own-tickets.ts';
import { supportRoutes } from './routes.ts';

export const support = feature({
  name: 'support',
  routes: supportRoutes,
  eraser: supportEraser,
  exporter: supportExporter,
});
