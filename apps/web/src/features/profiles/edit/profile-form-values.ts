import type { OwnProfile } from '@peonia/contract/profiles/own-profile.ts';
import type { BirthdayError } from '../fields/validate-birthday.ts';
import type { ProfileChanges } from '../use-save-profile.ts';

const plain = [
  'seeking',
  'height',
  'weight',
  'marriage',
  'children',
  'income',
  'orientation',
  'horoscope',
  'biography',
] as const;
const lists = ['languages', 'purpose'] as const;

/** Values of the profile form. `birthday` is empty while not set and may be incomplete. */
export type ProfileFormValues = Pick<OwnProfile, (typeof plain)[number] | (typeof lists)[number] | 'place'> & {
  readonly birthday: string;
};

/** Error beside a field: found by the form, or a message of the server. */
export interface FormErrors {
  readonly birthday?: BirthdayError | string;
  readonly place?: string;
}

/** Props of each section of the form. */
export interface EditSectionProps {
  readonly values: ProfileFormValues;
  readonly change: (next: Partial<ProfileFormValues>) => void;
}

export function profileFormValues(profile: OwnProfile): ProfileFormValues {
  const {
    seeking,
    height,
    weight,
    marriage,
    children,
    income,
    orientation,
    horoscope,
    biography,
    languages,
    purpose,
    place,
  } = profile;
  return {
    seeking,
    height,
    weight,
    marriage,
    children,
    income,
    orientation,
    horoscope,
    biography,
    languages,
    purpose,
    place,
    birthday: profile.birthday ?? '',
  };
}

/** Returns the fields that differ from the saved ones, in the shape of the request; {} if nothing changed. */
export function changedFields(saved: ProfileFormValues, now: ProfileFormValues): ProfileChanges {
  const changed = Object.fromEntries([
    ...plain.filter((field) => now[field] !== saved[field]).map((field) => [field, now[field]]),
    ...lists.filter((field) => now[field].join() !== saved[field].join()).map((field) => [field, now[field]]),
    ...(now.birthday === saved.birthday ? [] : [['birthday', now.birthday]]),
    ...(now.place?.place_id === saved.place?.place_id ? [] : [['place_id', now.place?.place_id ?? null]]),
  ]);
  return changed as ProfileChanges;
}
