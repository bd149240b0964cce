import { profilesContract as contract } from '@peonia/contract/profiles/profiles.schema.ts';
import { offeredPurposes } from '@peonia/contract/protocol/codes.ts';
import type { Context } from '../../platform/feature.ts';
import { route } from '../../platform/http/route.ts';
import { media } from '../media/public.ts';
import { updateProfile } from './editing/update-profile.ts';
import { birthdayDoubted, contactShown, gamePlace, photoChanged, profileOpened, wordsChanged } from './hooks.ts';
import { findPlaces } from './places/find-places.ts';
import { loadPlaces } from './places/load-places.ts';
import { profileSettings } from './profile-settings.ts';
import { readProfile } from './read-profile.ts';

export function profilesRoutes({ server: app, edge, config, database, realtime, blobs, use }: Context): void {
  const changes = {
    wordsChanged: use(wordsChanged),
    photoChanged: use(photoChanged),
    birthdayDoubted: use(birthdayDoubted),
  };
  const context = { offersContact: use(contactShown), gamePlace: use(gamePlace) };
  const { isReviewed } = use(media);
  const opened = use(profileOpened);
  const purposes = offeredPurposes(config.of(profileSettings).adultPurposes);
  app.addHook('onReady', async () => void (await loadPlaces(database)));
  route(
    app,
    edge,
    contract.updateProfile,
    (call) => updateProfile(call, { database, realtime, blobs, config, purposes, isReviewed, ...changes }),
    { transaction: 'none' },
  );
  route(app, edge, contract.getProfile, async ({ db, caller, params, language, afterCommit, request }) => {
    const profile = await readProfile(db, context, caller, params.id, language);
    afterCommit(
      () =>
        void opened({ database, realtime }, caller, params.id).catch((err: unknown) =>
          request.log.error({ err }, 'a visit was not written down'),
        ),
    );
    return profile;
  });
  route(app, edge, contract.getPublicProfile, ({ db, caller, params, language }) =>
    readProfile(db, context, caller, params.id, language),
  );
  route(app, edge, contract.findPlaces, findPlaces);
}
