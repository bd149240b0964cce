import { feature } from '../feature.ts';
import { supportRoutes } from './routes.ts';
import { supportEraser, supportExporter } from './own-tickets.ts';

export const support = feature({
  name: 'support',
  routes: supportRoutes,
  eraser: supportEraser,
  exporter: supportExporter,
});
