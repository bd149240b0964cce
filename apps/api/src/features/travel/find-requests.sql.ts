import { statement } from '../../platform/db/statement.ts';
import type { FoundThing } from '../accounts/public.ts';

/** A travel request by its number; a draft is the member's own. */
export const travelRequestFound = statement<{ id: number | null }, FoundThing>(
  'travel_request_found',
  `select id, destination as text, created_at as at, member_id from travel_request
   where id = :id::bigint and state <> 'draft'`,
);
