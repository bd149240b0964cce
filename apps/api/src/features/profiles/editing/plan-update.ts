import type { updateProfile } from '@peonia/contract/profiles/profiles.ts';
import type { BodyOf } from '@peonia/contract/protocol/endpoint.ts';
import type { Limits } from '@peonia/contract/protocol/limits.ts';
import { ageOn, horoscopeOf } from '@peonia/core/birthday.ts';
import { isCalendarDay } from '@peonia/core/calendar-day.ts';
import { trimText } from '@peonia/core/trim-text.ts';
import type { Language } from '@peonia/i18n/languages.ts';
import { isSpokenLanguage } from '@peonia/i18n/spoken-languages.ts';
import { refuse } from '../../../platform/http/refusal.ts';
import { biographyLanguage } from '../biographies/biography-language.ts';
import type { ProfileFields } from '../profile.sql.ts';

type ProfileUpdate = BodyOf<typeof updateProfile>;

/** Names of new pictures; null clears, undefined keeps. */
export interface NewPictures {
  readonly main: string | null | undefined;
  readonly cover: string | null | undefined;
}

interface Circumstances {
  readonly pictures: NewPictures;
  readonly today: string;
  readonly language: Language;
  readonly limits: Limits;
  /** Purposes the operator offers. */
  readonly purposes: readonly number[];
}

/**
 * The profile after a change, or a refusal. Omitted fields stay. Source: decisions "Identity", specification section 3.
 */
export function planUpdate(
  now: ProfileFields,
  update: ProfileUpdate,
  { pictures, today, language, limits, purposes }: Circumstances,
): ProfileFields {
  if (update.gender !== undefined && now.gender !== null && update.gender !== now.gender) throw refuse('gender_fixed');
  const birthday = planBirthday(now, update.birthday, today, limits);
  const languages = update.languages ?? now.languages;
  if (!languages.every(isSpokenLanguage)) throw refuse('input_invalid', { field: 'languages' });
  if (update.purpose?.some((code) => !purposes.includes(code))) throw refuse('purpose_closed');
  const biography = update.biography === undefined ? now.biography : trimText(update.biography);
  return {
    gender: now.gender ?? update.gender ?? null,
    ...birthday,
    seeking: chosen(update.seeking, now.seeking),
    place_id: chosen(update.place_id, now.place_id),
    languages,
    biography,
    biography_language:
      biography === now.biography ? now.biography_language : biographyLanguage(biography, language, languages),
    height: chosen(update.height, now.height),
    weight: chosen(update.weight, now.weight),
    marriage: chosen(update.marriage, now.marriage),
    children: chosen(update.children, now.children),
    income: chosen(update.income, now.income),
    orientation: chosen(update.orientation, now.orientation),
    purpose: update.purpose ?? now.purpose,
    horoscope: planHoroscope(now, update.horoscope, birthday.birthday),
    main_photo: chosen(pictures.main, now.main_photo),
    cover_photo: chosen(pictures.cover, now.cover_photo),
    skipped: [...new Set([...now.skipped, ...(update.skipped ?? [])])],
  };
}

function planBirthday(
  now: ProfileFields,
  requested: string | undefined,
  today: string,
  limits: Limits,
): Pick<ProfileFields, 'birthday' | 'birthday_changes'> {
  if (requested === undefined || requested === now.birthday)
    return { birthday: now.birthday, birthday_changes: now.birthday_changes };
  if (!isCalendarDay(requested)) throw refuse('birthday_invalid');
  const age = ageOn(requested, today);
  if (age > limits.age_max) throw refuse('birthday_invalid');
  if (age < limits.age_min) throw refuse('age_too_low', { age: limits.age_min });
  if (now.birthday === null) return { birthday: requested, birthday_changes: 0 };
  if (now.birthday_changes >= 1) throw refuse('birthday_fixed');
  return { birthday: requested, birthday_changes: now.birthday_changes + 1 };
}

/** The sign follows the birthday until the member sets another; clearing resets it. */
function planHoroscope(
  now: ProfileFields,
  requested: number | null | undefined,
  birthday: string | null,
): number | null {
  const derived = birthday === null ? null : horoscopeOf(birthday);
  if (requested !== undefined) return requested ?? derived;
  const followed = now.horoscope === null || (now.birthday !== null && now.horoscope === horoscopeOf(now.birthday));
  return followed ? derived : now.horoscope;
}

function chosen<V>(requested: V | null | undefined, now: V | null): V | null {
  return requested === undefined ? now : requested;
}
