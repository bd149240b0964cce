import { statement } from '../../platform/db/statement.ts';

export const partnerById = statement<{ id: number }, { is_partner: boolean }>(
  'partner_by_id',
  "select is_partner from account where id = :id and status = 'active'",
);
