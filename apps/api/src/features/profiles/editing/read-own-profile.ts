import type { OwnProfile } from '@peonia/contract/profiles/own-profile.ts';
import { ageOn } from '@peonia/core/birthday.ts';
import { dayOf } from '@peonia/core/calendar-day.ts';
import type { Language } from '@peonia/i18n/languages.ts';
import type { Db } from '../../../platform/db/statement.ts';
import { mePart } from '../../accounts/public.ts';
import { mediaUrl } from '../../media/public.ts';
import { ownProfile, profileOfCaller, touchProfile, type OwnProfileRow } from '../profile.sql.ts';
import { openSteps } from './steps.ts';

/** The member's own profile; marks activity once an hour for recommendations. */
export async function readOwnProfile(
  db: Db,
  memberId: number,
  language: Language,
): Promise<OwnProfile & { avatar: string | null }> {
  const row = await ownProfile.one(db, { member_id: memberId, language });
  await touchStaleProfile(row, db, memberId);
  return presentOwn(row);
}

/** The same in `GET me`. */
export const ownProfileOfCaller = mePart(profileOfCaller, presentOwn, touchStaleProfile);

async function touchStaleProfile({ is_stale }: OwnProfileRow, db: Db, memberId: number): Promise<void> {
  if (is_stale) await touchProfile.run(db, { member_id: memberId });
}

function presentOwn(row: OwnProfileRow): OwnProfile & { avatar: string | null } {
  const photo = row.main_photo ?? row.pending_photo;
  return {
    avatar: photo === null ? null : mediaUrl(photo, 'avatar'),
    gender: row.gender,
    birthday: row.birthday,
    age: row.birthday === null ? null : ageOn(row.birthday, dayOf(new Date())),
    seeking: row.seeking,
    place: placeOf(row),
    languages: [...row.languages],
    photo: photo === null ? null : mediaUrl(photo, 'main'),
    photo_in_review: row.main_photo === null && row.pending_photo !== null,
    cover: row.cover_photo === null ? null : mediaUrl(row.cover_photo, 'cover'),
    biography: row.biography,
    biographies: row.biographies,
    height: coded(row.height),
    weight: coded(row.weight),
    marriage: coded(row.marriage),
    children: coded(row.children),
    income: coded(row.income),
    orientation: coded(row.orientation),
    purpose: row.purpose.map((code) => coded(code)),
    horoscope: coded(row.horoscope),
    steps: openSteps({ ...row, main_photo: photo }),
  };
}

function placeOf({ place_id, city, country, time_zone }: OwnProfileRow): OwnProfile['place'] {
  return place_id === null || city === null || country === null || time_zone === null
    ? null
    : { place_id, city, country, time_zone };
}

/** A stored code as the contract's type. */
function coded<C extends number | null>(code: number | null): C {
  return code as C;
}
