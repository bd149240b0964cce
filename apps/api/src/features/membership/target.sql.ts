import { statement } from '../../platform/db/statement.ts';

export const nameOf = statement<{ id: number }, { name: string }>(
  'vip_target_name',
  'select name from active_account where id = :id',
);
