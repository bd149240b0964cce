import type { actOnMember as endpoint } from '@peonia/contract/moderation/members.ts';
import type { Limits } from '@peonia/contract/protocol/limits.ts';
import { ageOn } from '@peonia/core/birthday.ts';
import { dayOf, isCalendarDay } from '@peonia/core/calendar-day.ts';
import type { Call } from '../../../platform/http/call.ts';
import { refuse } from '../../../platform/http/refusal.ts';
import { correctBirthday } from '../../profiles/public.ts';

/** Corrects the birthday of a member and returns both for the log. Under age is a case, not a correction. */
export async function changeBirthday(
  { db, params, body, emit }: Call<typeof endpoint>,
  { age_min, age_max }: Limits,
): Promise<{ before: string; after: string }> {
  const { birthday } = body;
  if (birthday === undefined || !isCalendarDay(birthday)) throw refuse('birthday_invalid');
  const age = ageOn(birthday, dayOf(new Date()));
  if (age > age_max) throw refuse('birthday_invalid');
  if (age < age_min) throw refuse('birthday_under_age');
  const before = await correctBirthday(db, params.id, birthday);
  if (before === null) throw refuse('birthday_missing');
  emit(params.id, 'account.changed', {});
  return { before, after: birthday };
}
