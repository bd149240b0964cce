import { statement } from '../../../platform/db/statement.ts';

export const mainPhotosOf = statement<{ ids: number[] }, { member_id: number; main_photo: string | null }>(
  'main_photos_of',
  'select member_id, main_photo from profile where member_id = any(:ids::bigint[])',
);

/** The same of active accounts: files of others have no lasting address. */
export const shownMainPhotosOf = statement<{ ids: number[] }, { member_id: number; main_photo: string | null }>(
  'shown_main_photos_of',
  `select p.member_id, p.main_photo from profile p join active_account a on a.id = p.member_id
   where p.member_id = any(:ids::bigint[])`,
);

/** Main photo and texts of a member, regardless of visibility. */
export const saidOf = statement<
  { member_id: number },
  { biography: string; main_photo: string | null; cover_photo: string | null }
>('said_of', 'select biography, main_photo, cover_photo from profile where member_id = :member_id');
