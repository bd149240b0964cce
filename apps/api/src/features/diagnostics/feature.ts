import { feature } from '../feature.ts';
import { diagnosticsRoutes } from './routes.ts';

export const diagnostics = feature({ name: 'diagnostics', routes: diagnosticsRoutes });
