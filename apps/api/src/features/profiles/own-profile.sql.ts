import { statement } from '../../platform/db/statement.ts';

export const eraseProfile = statement<{ member_id: number }>(
  'erase_profile',
  'delete from profile where member_id = :member_id',
);

export const profileRow = statement<{ member_id: number }, Record<string, unknown>>(
  'profile_row',
  'select to_jsonb(p) as profile from profile p where p.member_id = :member_id',
);
