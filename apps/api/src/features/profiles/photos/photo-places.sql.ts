import { statement } from '../../../platform/db/statement.ts';

/** Where a profile shows a picture, and its place in lists, before a decision about it. */
export const photoPlaces = statement<{ member_id: number; name: string }, { places: Record<string, unknown> }>(
  'photo_places',
  `select jsonb_build_object('main', main_photo is not distinct from :name::text, 'pending', pending_photo is not distinct from :name::text,
     'cover', cover_photo is not distinct from :name::text,
     'listed_no', listed_no::text, 'listed_at', listed_at, 'recommend_rank', recommend_rank::text) as places
   from profile where member_id = :member_id for update`,
);

/** A shown main photo waits again, and its member is unlisted as before. */
export const hideShownPhoto = statement<{ member_id: number; name: string }>(
  'hide_shown_photo',
  `update profile set main_photo = null, pending_photo = :name::text, listed_no = null, listed_at = null, recommend_rank = null
   where member_id = :member_id and main_photo = :name`,
);

const places = `jsonb_to_record(:places::jsonb) as s (main boolean, pending boolean, cover boolean, listed_no text, listed_at timestamptz, recommend_rank text)`;

/**
 * Puts a removed picture back where the profile showed it, unless another one is there now. Returns whether it is the
 * main photo again.
 */
export const restorePlaces = statement<{ member_id: number; name: string; places: string }, { is_main: boolean }>(
  'restore_photo_places',
  `update profile p set
     main_photo = case when s.main and is_free.so then :name::text else p.main_photo end,
     pending_photo = case when s.pending and is_free.so then :name::text else p.pending_photo end,
     cover_photo = case when s.cover then coalesce(p.cover_photo, :name::text) else p.cover_photo end,
     listed_no = case when s.main and is_free.so then s.listed_no::bigint else p.listed_no end,
     listed_at = case when s.main and is_free.so then s.listed_at else p.listed_at end,
     recommend_rank = case when s.main and is_free.so then s.recommend_rank::bigint else p.recommend_rank end
   from ${places}, lateral (select main_photo is null and pending_photo is null as so from profile where member_id = :member_id) is_free
   where p.member_id = :member_id
   returning p.main_photo is not distinct from :name::text as is_main`,
);
