import { hotRead, statement } from '../../../platform/db/statement.ts';

export const remarksAmong = hotRead<{ reader: number; ids: number[] }, { other_id: number; content: string }>(
  'remarks_among',
  'select other_id, content from member_remark where member_id = :reader and other_id = any(:ids::bigint[])',
);

export const upsertRemark = statement<{ member_id: number; other_id: number; content: string }>(
  'upsert_remark',
  `insert into member_remark (member_id, other_id, content) values (:member_id, :other_id, :content)
   on conflict (member_id, other_id) do update set content = excluded.content`,
);

export const removeRemark = statement<{ member_id: number; other_id: number }>(
  'remove_remark',
  'delete from member_remark where member_id = :member_id and other_id = :other_id',
);
