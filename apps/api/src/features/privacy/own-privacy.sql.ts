import { hotRead, statement } from '../../platform/db/statement.ts';

export const eraseSettingAndRelationships = statement<{ member_id: number }>(
  'erase_setting_and_relationships',
  `with ties as (delete from relationship where member_id = :member_id or other_id = :member_id)
   delete from privacy_setting where member_id = :member_id`,
);

export const relationshipsOf = hotRead<
  { member_id: number },
  { kind: string; user_id: number; name: string | null; since: Date }
>(
  'relationships_of',
  `select t.kind, t.other_id as user_id, a.name, t.created_at as since
   from relationship t left join active_account a on a.id = t.other_id where t.member_id = :member_id order by t.created_at`,
);
