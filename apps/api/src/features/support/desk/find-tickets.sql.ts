import { statement } from '../../../platform/db/statement.ts';
import type { FoundThing } from '../../accounts/public.ts';

/** A ticket by its number, or the newest tickets of a guest's address. */
export const ticketsFound = statement<{ id: number | null; email: string; most: number }, FoundThing>(
  'tickets_found',
  `(select id, name as text, created_at as at, account_id as member_id from support_ticket where id = :id::bigint)
   union all
   (select id, name, created_at, account_id from support_ticket
    where account_id is null and email = :email order by id desc limit :most)`,
);
