import { offeredPurposes } from '@peonia/contract/codes.ts';
import { profilesContract as contract } from '@peonia/contract/profiles.ts';
import type { FastifyInstance } from 'fastify';
import type { BlobStore } from '../../platform/blobs/blob-store.ts';
import type { Config } from '../../platform/config.ts';
import type { Db } from '../../platform/db/statement.ts';
import type { Caller } from '../../platform/http/call.ts';
import { route, type Edge } from '../../platform/http/route.ts';
import type { PendingEvent } from '../../platform/realtime/event-log.ts';
import { findPlaces } from './find-places.ts';
import { loadPlaces } from './load-places.ts';
import { readProfile, type ProfileParts } from './read-profile.ts';
import { updateProfile } from './update-profile.ts';

interface ProfilesParts extends ProfileParts {
  readonly config: Config;
  readonly blobs: BlobStore;
  readonly isReviewed: boolean;
  /** What is told when a member has written something else about themselves, in the same transaction. */
  wordsChanged(db: Db, memberId: number): Promise<void>;
  photoChanged(db: Db, memberId: number): Promise<readonly PendingEvent[]>;
  /** A reader was shown a profile. Nobody waits for it. */
  profileOpened(parts: Pick<Edge, 'database' | 'realtime'>, reader: Caller | null, memberId: number): Promise<void>;
}

export function profilesRoutes(
  app: FastifyInstance,
  edge: Edge,
  { config, blobs, isReviewed, wordsChanged, photoChanged, profileOpened, ...parts }: ProfilesParts,
): void {
  const { database, realtime } = edge;
  const purposes = offeredPurposes(config.operator.adultPurposes);
  app.addHook('onReady', async () => void (await loadPlaces(database)));
  route(
    app,
    edge,
    contract.updateProfile,
    (call) =>
      updateProfile(call, {
        database,
        realtime,
        blobs,
        limits: config.limits,
        purposes,
        isReviewed,
        wordsChanged,
        photoChanged,
      }),
    { transaction: 'none' },
  );
  route(app, edge, contract.getProfile, async ({ db, caller, params, language, afterCommit, request }) => {
    const profile = await readProfile(db, parts, caller, params.id, language);
    afterCommit(
      () =>
        void profileOpened({ database, realtime }, caller, params.id).catch((err: unknown) =>
          request.log.error({ err }, 'a visit was not written down'),
        ),
    );
    return profile;
  });
  route(app, edge, contract.getPublicProfile, ({ db, caller, params, language }) =>
    readProfile(db, parts, caller, params.id, language),
  );
  route(app, edge, contract.findPlaces, findPlaces);
}
