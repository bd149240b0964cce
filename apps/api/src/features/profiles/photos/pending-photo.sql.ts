import { statement } from '../../../platform/db/statement.ts';

/** Stores the pending photo and returns the previous one. */
export const setPendingPhoto = statement<{ member_id: number; name: string | null }, { before: string | null }>(
  'set_pending_photo',
  `update profile p set pending_photo = :name::text from (select member_id, pending_photo as before from profile where member_id = :member_id for update) old
   where p.member_id = old.member_id returning old.before`,
);

const relist = `listed_no = case when listable.so then coalesce(p.listed_no, nextval('profile_listed_no')) end,
     listed_at = case when listable.so then coalesce(p.listed_at, now()) end,
     recommend_rank = case when listable.so then coalesce(p.recommend_rank, :newcomer_rank::bigint) end`;

/** Shows the pending photo; the member becomes listed. */
export const showPendingPhoto = statement<{ member_id: number; name: string; newcomer_rank: number }>(
  'show_pending_photo',
  `update profile p set main_photo = p.pending_photo, pending_photo = null, ${relist}
   from (select member_id, gender is not null and birthday is not null as so from profile where member_id = :member_id) listable
   where p.member_id = listable.member_id and p.pending_photo = :name`,
);

/** Removes a photo, pending or shown; a member without a main photo is unlisted. */
export const dropPhoto = statement<{ member_id: number; name: string }>(
  'drop_photo',
  `update profile p set
     main_photo = nullif(p.main_photo, :name), pending_photo = nullif(p.pending_photo, :name), cover_photo = nullif(p.cover_photo, :name),
     listed_no = case when p.main_photo is distinct from :name then p.listed_no end,
     listed_at = case when p.main_photo is distinct from :name then p.listed_at end,
     recommend_rank = case when p.main_photo is distinct from :name then p.recommend_rank end
   where p.member_id = :member_id and :name in (p.main_photo, p.pending_photo, p.cover_photo)`,
);
