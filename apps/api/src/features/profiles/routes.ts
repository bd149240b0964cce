import { profilesContract as contract } from '@peonia/contract/profiles/profiles.schema.ts';
import type { getProfile as getProfileEndpoint } from '@peonia/contract/profiles/profiles.ts';
import { offeredPurposes } from '@peonia/contract/protocol/codes.ts';
import type { Context } from '../../platform/feature.ts';
import type { Call } from '../../platform/http/call.ts';
import { route } from '../../platform/http/route.ts';
import { media } from '../media/public.ts';
import { updateProfile } from './editing/update-profile.ts';
import {
  birthdayDoubted,
  contactShown,
  conversed,
  gamePlace,
  photoChanged,
  profileOpened,
  textsSaved,
  wordsChanged,
} from './hooks.ts';
import { openLookup } from './look-up-profile.ts';
import { findPlaces } from './places/find-places.ts';
import { loadPlaces } from './places/load-places.ts';
import { profileSettings } from './profile-settings.ts';
import { profilePageStatement } from './profile.sql.ts';
import { readProfile } from './read-profile.ts';

export function profilesRoutes({ server: app, edge, config, database, realtime, blobs, metrics, use }: Context): void {
  const changes = {
    wordsChanged: use(wordsChanged),
    textsSaved: use(textsSaved),
    photoChanged: use(photoChanged),
    birthdayDoubted: use(birthdayDoubted),
  };
  const { isReviewed } = use(media);
  const opened = use(profileOpened);
  const page = profilePageStatement({
    contactShown: use(contactShown),
    conversed: use(conversed),
    visitDue: opened.isDue,
  });
  const context = { page, gamePlace: use(gamePlace) };
  const purposes = offeredPurposes(config.of(profileSettings).adultPurposes);
  app.addHook('onReady', async () => void (await loadPlaces(database)));
  route(
    app,
    edge,
    contract.updateProfile,
    (call) => updateProfile(call, { database, realtime, blobs, config, purposes, isReviewed, ...changes }),
    { transaction: 'none' },
  );
  const getProfile = async ({
    db,
    caller,
    params,
    language,
    afterCommit,
    request,
  }: Call<typeof getProfileEndpoint>) => {
    const { profile, isVisitDue } = await readProfile(db, context, caller, params.id, language);
    if (isVisitDue)
      afterCommit(
        () =>
          void opened
            .record({ database, realtime }, caller, params.id)
            .catch((err: unknown) => request.log.error({ err }, 'a visit was not written down')),
      );
    return profile;
  };
  route(app, edge, contract.getProfile, getProfile, { readsBesideProof: true, readsReplica: true });
  route(
    app,
    edge,
    contract.getPublicProfile,
    openLookup(
      metrics,
      async ({ db, caller, params, language }) => (await readProfile(db, context, caller, params.id, language)).profile,
    ),
    { readsReplica: true },
  );
  route(app, edge, contract.findPlaces, findPlaces);
}
