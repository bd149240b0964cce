import { getProfile } from '@peonia/contract/profiles/profiles.ts';
import { siteFacts } from '../../platform/web/renderer.ts';
import { figureSources, memberSource, memberSources, ownProfile } from '../accounts/public.ts';
import { feature } from '../feature.ts';
import { faces } from '../notifications/public.ts';
import { memberFacts } from '../suggestions/public.ts';
import { spokenLanguages, translatableTexts } from '../translation/public.ts';
import { translatableBiographies } from './biographies/translatable-biographies.ts';
import { faceOf } from './cards/card.sql.ts';
import { faceFromValue, memberCards } from './cards/cards.ts';
import { ownProfileOfCaller } from './editing/read-own-profile.ts';
import { readFacts } from './facts.sql.ts';
import { cards } from './hooks.ts';
import { profilesJobs } from './jobs.ts';
import { birthdayRows } from './member-birthday.sql.ts';
import { openProfile } from './open-profile.ts';
import { profilesEraser, profilesExporter } from './own-profile.ts';
import { activityFigures, profileFigures } from './profile-figures.sql.ts';
import { profileSettings } from './profile-settings.ts';
import { profilesRoutes } from './routes.ts';
import { readSpoken } from './spoken-languages.sql.ts';
import { translatableNotifications } from './translatable-notifications.ts';

export const profiles = feature({
  name: 'profiles',
  settings: profileSettings,
  routes: profilesRoutes,
  jobs: profilesJobs,
  eraser: profilesEraser,
  exporter: profilesExporter,
  accountOpener: openProfile,
  viewable: [{ endpoint: getProfile, page: 'profile' }],
  provides: [
    figureSources.provide(() => profileFigures),
    figureSources.provide(() => activityFigures),
    memberSources.provide(() => memberSource('account', birthdayRows)),
    siteFacts.provide(({ config }) => ({ adultPurposes: config.of(profileSettings).adultPurposes })),
    cards.provide(() => memberCards),
    faces.provide(({ use }) => ({ hydrate: use(cards).hydrate, faceOf, presentFace: faceFromValue })),
    ownProfile.provide(() => ownProfileOfCaller),
    memberFacts.provide(() => (db, member, language) => readFacts.first(db, { member, language })),
    spokenLanguages.provide(() => async (db, id) => (await readSpoken.first(db, { ids: [id] }))?.languages ?? []),
    translatableTexts.biography.provide(() => translatableBiographies),
    translatableTexts.notice.provide(() => translatableNotifications),
  ],
});
