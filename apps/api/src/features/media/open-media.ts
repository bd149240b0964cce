import type { Context } from '../../platform/feature.ts';
import { openQuarantine } from './intake/receive-file.ts';
import type { IntakeParts } from './intake/take-file.ts';
import { openMediaView, type MediaView } from './items/hydrate-media.ts';
import { openSigner, type AddressSigner } from './items/sign-address.ts';
import { openTaking, type TakesUploads } from './items/take-uploads.ts';
import { hasMediaPrograms } from './playable/media-program.ts';
import { openPlayableWorker, type PlayableWorker } from './playable/playable-worker.ts';
import { examineWaiting } from './review/examine.ts';

/** Everything of media that is opened once and shared by its routes, its jobs and the features to the right. */
export interface Media {
  readonly intake: IntakeParts;
  readonly view: MediaView;
  readonly taking: TakesUploads;
  readonly signer: AddressSigner;
  readonly worker: PlayableWorker;
  /** Looks for signals in what has come into the queue of the review, in the background. */
  readonly examine: () => void;
  /** Folder for bytes that are coming in. */
  readonly folder: string;
  /** Whether first main photos and things for sale wait for a moderator. */
  readonly isReviewed: boolean;
}

export function openMedia({ config, limits, database, realtime, blobs, log }: Context): Media {
  const isReviewed = config.operator.reviewMedia ?? config.env === 'production';
  const folder = `${config.dataDir}/quarantine`;
  const isThere = hasMediaPrograms();
  if (!isThere)
    log.warn(
      'ffmpeg and ffprobe are not on this machine: videos and voice messages are refused until they are installed',
    );
  const worker = openPlayableWorker(
    { database, realtime, blobs, limits, folder: `${config.dataDir}/conversions` },
    { isThere, log },
  );
  const signer = openSigner({ secret: config.secret, seconds: limits.media_address_seconds });
  return {
    intake: { db: database, blobs, quarantine: openQuarantine(folder), limits, worker },
    view: openMediaView(signer),
    taking: openTaking({ limits, isReviewed }),
    signer,
    worker,
    examine: () =>
      void examineWaiting({ db: database, blobs, limits }).catch((error: unknown) =>
        log.error({ err: error }, 'review signals'),
      ),
    folder,
    isReviewed,
  };
}
