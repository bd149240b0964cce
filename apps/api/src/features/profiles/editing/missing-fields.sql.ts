import { hotRead } from '../../../platform/db/statement.ts';

/** Missing fields of a profile that others may ask for. */
export interface MissingFields {
  readonly avatar: boolean;
  readonly bio: boolean;
  readonly profile: boolean;
  readonly verify: boolean;
}

export const missingFieldsOf = hotRead<{ member_id: number }, MissingFields & Record<string, unknown>>(
  'profile_lacking',
  `select p.main_photo is null and p.pending_photo is null as avatar,
     p.biography = '' and not exists (select 1 from biography b where b.member_id = p.member_id) as bio,
     p.place_id is null or p.languages = '{}' or p.purpose = '{}' or p.marriage is null or p.children is null or p.height is null as profile,
     not a.is_identified as verify
   from profile p join active_account a on a.id = p.member_id where p.member_id = :member_id`,
);
