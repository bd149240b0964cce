import { siteFacts } from '../../platform/web/renderer.ts';
import {
  riskSource,
  riskSources,
  healthSources,
  numberIn,
  pictureUrl,
  staffFinders,
  staffListSources,
  staffQueueSources,
  withTarget,
} from '../accounts/public.ts';
import { feature } from '../feature.ts';
import { media as mediaHook } from './hooks.ts';
import { mediaJobs } from './jobs.ts';
import { mediaSettings } from './media-settings.ts';
import { mediaUrl } from './media-url.ts';
import { openMedia } from './open-media.ts';
import { mediaEraser, mediaExporter } from './own-media.ts';
import { mediaHealth } from './read-media-health.ts';
import { photoList } from './review/photo-list.sql.ts';
import { pictureRisk } from './review/picture-risk.sql.ts';
import { photoQueueState } from './review/review.sql.ts';
import { mediaRoutes } from './routes.ts';
import { pollTranscodes } from './transcode/transcode-worker.ts';
import { uploadFound } from './upload.sql.ts';

export const media = feature({
  name: 'media',
  settings: mediaSettings,
  routes: mediaRoutes,
  jobs: mediaJobs,
  workers: ({ config, use }) => (config.role === 'worker' ? [pollTranscodes(use(mediaHook).worker)] : []),
  eraser: ({ blobs }) => mediaEraser(blobs),
  exporter: ({ blobs }) => mediaExporter(blobs),
  provides: [
    staffFinders.provide(() => ({
      kind: 'upload',
      find: (db, text) => uploadFound.all(db, { id: numberIn(text), name: text }),
    })),
    mediaHook.provide(openMedia),
    siteFacts.provide(({ config }) => ({ reviewsMedia: config.of(mediaSettings).isReviewed })),
    healthSources.provide(() => mediaHealth()),
    pictureUrl.provide(() => (name) => mediaUrl(name, 'whole')),
    riskSources.provide(() => riskSource(pictureRisk)),
    staffListSources.provide(() => photoList),
    staffQueueSources.provide(({ limits }) => ({
      name: 'photos',
      read: async (db) => withTarget(await photoQueueState.one(db, {}), limits.photo_hours),
    })),
  ],
});
