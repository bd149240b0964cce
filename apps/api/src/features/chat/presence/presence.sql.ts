import { hotRead } from '../../../platform/db/statement.ts';
import { accessFactColumns, accessFactTable, type AccessFactsRow } from '../../privacy/public.ts';

/** Access facts and presence of many members, in one query. */
export const readPresence = hotRead<
  { reader: number; ids: number[] },
  AccessFactsRow & { readonly member_id: number; readonly online: boolean; readonly reader_is_vip: boolean } & Record<
      string,
      unknown
    >
>(
  'read_presence',
  `select s.member_id, ${accessFactColumns({ reader: ':reader' })},
          exists (select 1 from online_member o where o.member_id = s.member_id) as online,
          coalesce((select is_vip from active_account a where a.id = :reader), false) as reader_is_vip
   from ${accessFactTable} where s.member_id = any(:ids::bigint[])`,
);
