import { ageOn } from '@peonia/core/birthday.ts';
import { dayOf, isCalendarDay } from '@peonia/core/calendar-day.ts';
import type { Config } from '../../../platform/config/config.ts';
import type { Database } from '../../../platform/db/database.ts';
import type { Db } from '../../../platform/db/statement.ts';
import type { Caller, ClientHint } from '../../../platform/http/call.ts';
import { refuse } from '../../../platform/http/refusal.ts';
import { readRefusedBirthday, storeRefusedBirthday } from '../../accounts/public.ts';
import { lockProfile } from '../profile.sql.ts';

export interface BirthdayDoubt {
  readonly member_id: number;
  readonly refused: string;
  readonly given: string;
}

export interface BirthdayCheck {
  readonly database: Database;
  readonly config: Pick<Config, 'limits' | 'hashSecret'>;
  /** Opens a case for staff in the transaction. */
  birthdayDoubted(db: Db, doubt: BirthdayDoubt): Promise<void>;
}

/**
 * Throws `age_too_low` for a birthday under the minimum age and remembers it; throws `birthday_in_review` for another
 * birthday of that account or device. Commits before it throws. Decision 45.
 */
export async function checkAge(
  { caller, client }: { caller: Caller; client: ClientHint },
  birthday: string,
  { database, config: { limits, hashSecret: secret }, birthdayDoubted }: BirthdayCheck,
): Promise<void> {
  if (!isCalendarDay(birthday)) return;
  const age = ageOn(birthday, dayOf(new Date()));
  if (age > limits.age_max) return;
  const asker = { accountId: caller.id, client };
  const problem = await database.transaction(async (db) => {
    // Locks the profile, so that simultaneous tries open one case.
    const now = await lockProfile.one(db, { member_id: caller.id });
    if (now.birthday === birthday) return null;
    if (age < limits.age_min) {
      await storeRefusedBirthday(db, { ...asker, birthday, ageMin: limits.age_min }, secret);
      return 'age_too_low';
    }
    const refused = await readRefusedBirthday(db, asker, secret);
    if (refused === null) return null;
    await birthdayDoubted(db, { member_id: caller.id, refused, given: birthday });
    return 'birthday_in_review';
  });
  if (problem !== null) throw refuse(problem, { age: limits.age_min });
}
