import { newestRows, memberSources, staffListSources, staffQueueSources, withTarget } from '../accounts/public.ts';
import { feature } from '../feature.ts';
import { photoChanged } from '../profiles/public.ts';
import { dropBadge } from './drop-badge.ts';
import { selfieRows } from './member-selfies.sql.ts';
import { verificationEraser, verificationExporter } from './own-selfies.ts';
import { verificationRoutes } from './routes.ts';
import { selfieList } from './selfie-list.sql.ts';
import { selfieQueueState } from './selfie.sql.ts';

export const verification = feature({
  name: 'verification',
  routes: verificationRoutes,
  eraser: verificationEraser,
  exporter: verificationExporter,
  provides: [
    memberSources.provide(() => newestRows('verification', selfieRows)),
    staffListSources.provide(() => selfieList),
    staffQueueSources.provide(({ limits }) => ({
      name: 'selfies',
      read: async (db) => withTarget(await selfieQueueState.one(db, {}), limits.selfie_hours),
    })),
    photoChanged.provide(
      ({ limits }) =>
        (db, memberId) =>
          dropBadge(db, memberId, limits),
    ),
  ],
});
