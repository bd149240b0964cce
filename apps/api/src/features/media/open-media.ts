import type { Context } from '../../platform/feature.ts';
import type { IngestContext } from './ingest/ingest-file.ts';
import { openQuarantine } from './ingest/receive-file.ts';
import { openAttaching, type AttachesUploads } from './items/attach-uploads.ts';
import { openMediaView, type MediaView } from './items/hydrate-media.ts';
import { openUrlSigner, type UrlSigner } from './items/signed-url.ts';
import { openMediaCounts } from './media-counts.ts';
import { mediaSettings } from './media-settings.ts';
import { setMediaOrigin } from './media-url.ts';
import { findReviewSignals } from './review/review-signals.ts';
import { hasMediaPrograms } from './transcode/media-program.ts';
import { openTranscodeWorker, type TranscodeWorker } from './transcode/transcode-worker.ts';

/** Everything of media that is opened once and shared by its routes, its jobs and the features to the right. */
export interface Media {
  readonly ingest: IngestContext;
  readonly view: MediaView;
  readonly taking: AttachesUploads;
  readonly signer: UrlSigner;
  readonly worker: TranscodeWorker;
  /** Computes review signals in the background. */
  readonly examine: () => void;
  /** Folder for files being received. */
  readonly folder: string;
  /** Whether first main photos and items for sale wait for a moderator. */
  readonly isReviewed: boolean;
}

export function openMedia({ config, limits, database, realtime, blobs, log, metrics }: Context): Media {
  const counts = openMediaCounts({ metrics, database });
  const { isReviewed } = config.of(mediaSettings);
  const folder = `${config.dataDir}/quarantine`;
  const isThere = hasMediaPrograms();
  if (!isThere)
    log.warn(
      'ffmpeg and ffprobe are not on this machine: videos and voice messages are refused until they are installed',
    );
  const worker = openTranscodeWorker(
    { database, realtime, blobs, limits, log, folder: `${config.dataDir}/conversions`, counts },
    isThere,
    config.role !== 'api',
  );
  setMediaOrigin(config.mediaUrl);
  const signer = openUrlSigner({
    secrets: config.secrets,
    seconds: limits.media_address_seconds,
    origin: config.mediaUrl,
  });
  return {
    ingest: {
      db: database,
      blobs,
      quarantine: openQuarantine(folder, blobs, limits),
      limits,
      worker,
      counts,
    },
    view: openMediaView(signer),
    taking: openAttaching({ limits, isReviewed }),
    signer,
    worker,
    examine: () =>
      void findReviewSignals({ db: database, blobs, limits }).catch((error: unknown) =>
        log.error({ err: error }, 'review signals'),
      ),
    folder,
    isReviewed,
  };
}
