import { statement } from '../../../platform/db/statement.ts';
import { type RiskCount, similarMost } from '../../accounts/public.ts';

export const pictureRisk = statement<{ member_id: number; days: number }, RiskCount>(
  'picture_risk',
  `select 'removed_photos' as rule, count(*)::int as count from upload
   where owner_id = :member_id and removed_for in ('not_own', 'minor', 'explicit', 'violence')
     and created_at > now() - make_interval(days => :days::int)`,
);

/**
 * Owners of pictures that look like one of the member's latest 30: rows of (account_id, reason, at). A part of a larger
 * statement with the parameters `member_id` and `distance`. Uses the index over hash_bands.
 */
export const accountsWithSamePictures = `
  (select other.owner_id as account_id, 'photo' as reason, max(other.created_at) as at
   from (
     select hash_bands, perceptual_hash from upload
     where owner_id = :member_id and perceptual_hash is not null and hash_bands <> '{}' order by id desc limit 30
   ) own
   join upload other on other.hash_bands && own.hash_bands and other.owner_id <> :member_id
     and bit_count(other.perceptual_hash # own.perceptual_hash) <= :distance::int
   group by other.owner_id order by at desc limit ${similarMost + 1})`;
