import { feature } from '../feature.ts';
import { supportEraser, supportExporter } from './own-tickets.ts';
import { supportRoutes } from './routes.ts';
import { supportSettings } from './support-settings.ts';

export const support = feature({
  name: 'support',
  settings: supportSettings,
  routes: supportRoutes,
  eraser: supportEraser,
  exporter: supportExporter,
});
