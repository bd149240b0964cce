import { jsonFile, type Eraser, type Exporter } from '../accounts/public.ts';
import { readOwnProfile } from './editing/read-own-profile.ts';
import { activityOfMember, eraseActivity } from './profile-figures.sql.ts';
import { eraseProfile, profileRow } from './profile.sql.ts';

export const profilesEraser: Eraser = {
  feature: 'profiles',
  async erase(db, memberId) {
    await eraseProfile.run(db, { member_id: memberId });
    await eraseActivity.run(db, { member_id: memberId });
  },
};

/** Exports the profile with every stored column, and the days on which the member was active. */
export const profilesExporter: Exporter = {
  feature: 'profiles',
  async *files(db, memberId) {
    const { steps: _open, ...shown } = await readOwnProfile(db, memberId, 'en');
    yield jsonFile('profile/profile.json', { shown, ...(await profileRow.one(db, { member_id: memberId })) });
    yield jsonFile('profile/active-days.json', await activityOfMember.all(db, { member_id: memberId }));
  },
};
