import { feature } from '../feature.ts';
import { boughtFiles } from './paid-files.sql.ts';
import { albumRoutes } from './routes.ts';

export const album = feature({ name: 'album', routes: albumRoutes, paidItems: [boughtFiles] });
