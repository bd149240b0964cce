import { feature } from '../feature.ts';
import { supportRoutes } from './routes.ts';
import { supportEraser, supportExporter } from './take-along-tickets.ts';

export const support = feature({
  name: 'support',
  routes: supportRoutes,
  eraser: supportEraser,
  exporter: supportExporter,
});
