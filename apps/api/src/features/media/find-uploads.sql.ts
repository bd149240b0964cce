import { statement } from '../../platform/db/statement.ts';
import type { FoundThing } from '../accounts/public.ts';

/** An upload by its number or the name of its file. */
export const uploadFound = statement<{ id: number | null; name: string }, FoundThing>(
  'upload_found',
  'select id, kind as text, created_at as at, owner_id as member_id from upload where id = :id::bigint or name = :name',
);
