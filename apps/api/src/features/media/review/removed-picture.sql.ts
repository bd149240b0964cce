import { statement } from '../../../platform/db/statement.ts';

/** True where a picture that differs in at most `distance` of 64 bits was removed. Uses the index over hash_bands. */
export const wasRemoved = statement<
  { perceptual_hash: string; hash_bands: number[]; distance: number },
  { found: boolean }
>(
  'was_picture_removed',
  `select exists (
     select 1 from removed_picture where hash_bands && :hash_bands::int[]
       and bit_count(perceptual_hash # :perceptual_hash::bit(64)) <= :distance::int
   ) as found`,
);

/** Allows pictures again whose removal was taken back. */
export const allowPictures = statement<{ upload_ids: number[] }>(
  'allow_removed_pictures',
  'delete from removed_picture where upload_id = any(:upload_ids::bigint[])',
);
