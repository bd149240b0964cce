import { horoscopeOf } from '@peonia/core/birthday.ts';
import type { Db } from '../../platform/db/statement.ts';
import { setBirthday } from './member-birthday.sql.ts';
import { lockProfile } from './profile.sql.ts';

/**
 * Corrects a birthday for the staff and returns the one before; null, and no change, if there is none yet. The sign
 * follows unless the member chose another. The member's own change stays as used as it was.
 */
export async function correctBirthday(db: Db, memberId: number, birthday: string): Promise<string | null> {
  const now = await lockProfile.first(db, { member_id: memberId });
  if (now === undefined || now.birthday === null) return null;
  const follows = now.horoscope === null || now.horoscope === horoscopeOf(now.birthday);
  await setBirthday.run(db, {
    member_id: memberId,
    birthday,
    horoscope: follows ? horoscopeOf(birthday) : now.horoscope,
  });
  return now.birthday;
}
