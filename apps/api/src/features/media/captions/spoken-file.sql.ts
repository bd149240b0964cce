import { statement } from '../../../platform/db/statement.ts';
import { relationshipValue, shownTo } from '../../privacy/public.ts';
import { mayOpen } from '../items/item.sql.ts';

export interface SpokenFile {
  readonly id: number;
  readonly owner_id: number;
  readonly kind: 'audio' | 'video';
  readonly state: 'working' | 'ready' | 'failed';
  readonly seconds: number;
  readonly blob: string;
}

/**
 * True where the reader may have what is said in the file `u`. An id is easier to guess than an address: beyond
 * `mayOpen` a file of somebody else's must be shown somewhere, by a member whom the reader is shown.
 */
function mayHear(): string {
  return `(${mayOpen({ reader: ':reader' })} and (u.owner_id = :reader::bigint or u.locked
    or (u.used_at is not null or u.folder is not null)
      and ${shownTo({ reader: ':reader', readerVip: ':reader_vip', member: 'u.owner_id' })}
      and (not u.for_friends or ${relationshipValue({ reader: ':reader', member: 'u.owner_id' })} = 3)))`;
}

/**
 * Ids of those voices and videos among `ids` (an SQL array) that the reader may hear, as a query of one column `id`.
 * The statement has the parameters `reader` and `reader_vip`.
 */
export function heardFiles(ids: string): string {
  return `select u.id from upload u where u.id = any(${ids}) and u.kind <> 'image' and ${mayHear()}`;
}

export const spokenFile = statement<
  { id: number; reader: number; reader_vip: boolean },
  SpokenFile & Record<string, unknown>
>(
  'spoken_file',
  `select u.id, u.owner_id, u.kind, case when u.state = 'receiving' then 'working' else u.state end as state,
     coalesce(u.seconds, 0) as seconds, coalesce(u.blob, u.name) as blob
   from upload u where u.id = :id and u.kind <> 'image' and ${mayHear()}`,
);

/** Notes captions of a file that is still there. Locks it, so that what is taken back meanwhile is taken back whole. */
export const noteCaptions = statement<{ id: number; has_captions: boolean; language: string | null }, { id: number }>(
  'note_captions',
  `update upload set captions_language = case when :has_captions::boolean then :language::text else captions_language end,
     renditions = case when :has_captions::boolean and not 'captions' = any(renditions)
       then array_append(renditions, 'captions') else renditions end
   where id = :id and deleted_at is null returning id`,
);
