import { feature } from '../feature.ts';
import { photoChanged } from '../profiles/public.ts';
import { dropBadge } from './drop-badge.ts';
import { verificationEraser, verificationExporter } from './own-selfies.ts';
import { verificationRoutes } from './routes.ts';

export const verification = feature({
  name: 'verification',
  routes: verificationRoutes,
  eraser: verificationEraser,
  exporter: verificationExporter,
  provides: [
    photoChanged.provide(
      ({ limits }) =>
        (db, memberId) =>
          dropBadge(db, memberId, limits),
    ),
  ],
});
