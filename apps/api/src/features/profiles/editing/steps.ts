import type { OwnProfile } from '@peonia/contract/profiles/own-profile.ts';
import type { ProfileFields } from '../profile.sql.ts';

/**
 * First steps that are still open, in their order. One that was skipped is not asked again; gender and birthday cannot
 * be skipped.
 */
export function openSteps(
  fields: Pick<ProfileFields, 'gender' | 'birthday' | 'seeking' | 'place_id' | 'languages' | 'main_photo' | 'skipped'>,
): OwnProfile['steps'] {
  const answered = {
    gender: fields.gender !== null,
    birthday: fields.birthday !== null,
    seeking: fields.seeking !== null,
    place: fields.place_id !== null,
    languages: fields.languages.length > 0,
    photo: fields.main_photo !== null,
  };
  const steps = Object.keys(answered) as (keyof typeof answered)[];
  const mayBeSkipped = (step: string) => step !== 'gender' && step !== 'birthday';
  return steps.filter((step) => !answered[step] && !(mayBeSkipped(step) && fields.skipped.includes(step)));
}
