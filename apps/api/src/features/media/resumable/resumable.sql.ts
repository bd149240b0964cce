import { statement } from '../../../platform/db/statement.ts';

export interface ResumableRow {
  readonly token: string;
  readonly length: number;
  readonly arrived: number;
  readonly parts: number;
  readonly expires_at: Date;
  readonly upload_id: number | null;
}

const columns = 'token, length, arrived, parts, expires_at, upload_id';

/** No row if the member has too many open uploads. */
export const insertResumable = statement<
  { token: string; owner_id: number; length: number; hours: number; most: number },
  ResumableRow & Record<string, unknown>
>(
  'insert_resumable',
  `insert into upload_resumable (token, owner_id, length, expires_at)
   select :token, :owner_id, :length, now() + make_interval(hours => :hours::int)
   where (select count(*) from upload_resumable where owner_id = :owner_id and upload_id is null and expires_at > now()) < :most::int
   returning ${columns}`,
);

export const readResumable = statement<{ token: string; owner_id: number }, ResumableRow & Record<string, unknown>>(
  'read_resumable',
  `select ${columns} from upload_resumable where token = :token and owner_id = :owner_id and expires_at > now()`,
);

/** Claims writing; no row if another writer has it. */
export const claimWriting = statement<
  { token: string; owner_id: number; writer: string; seconds: number },
  ResumableRow & Record<string, unknown>
>(
  'claim_resumable',
  `update upload_resumable set writer = :writer, writer_until = now() + make_interval(secs => :seconds::int)
   where token = :token and owner_id = :owner_id and expires_at > now() and (writer is null or writer_until < now()) returning ${columns}`,
);

export const renewWriting = statement<{ token: string; writer: string; seconds: number }>(
  'renew_resumable',
  'update upload_resumable set writer_until = now() + make_interval(secs => :seconds::int) where token = :token and writer = :writer',
);

export const endWriting = statement<{ token: string; writer: string }>(
  'end_resumable_writing',
  'update upload_resumable set writer = null, writer_until = null where token = :token and writer = :writer',
);

/** Counts received bytes; no row if the writer lost its claim. */
export const addPart = statement<{ token: string; writer: string; bytes: number }, { arrived: number }>(
  'add_resumable_part',
  'update upload_resumable set arrived = arrived + :bytes::bigint, parts = parts + 1 where token = :token and writer = :writer returning arrived',
);

export const finishResumable = statement<{ token: string; upload_id: number }>(
  'finish_resumable',
  'update upload_resumable set upload_id = :upload_id, parts = 0 where token = :token',
);

export const deleteResumable = statement<{ token: string; owner_id: number }, { parts: number }>(
  'delete_resumable',
  'delete from upload_resumable where token = :token and owner_id = :owner_id returning parts',
);

/** Deletes expired uploads, and finished ones a while later. */
export const deleteExpired = statement<{ most: number }, { token: string; parts: number }>(
  'delete_expired_resumables',
  `delete from upload_resumable where token in (select token from upload_resumable where expires_at < now() order by expires_at limit :most for update skip locked) returning token, parts`,
);

export const resumablesOf = statement<{ owner_id: number }, { token: string; parts: number }>(
  'resumables_of',
  'select token, parts from upload_resumable where owner_id = :owner_id',
);

export const eraseResumables = statement<{ owner_id: number }>(
  'erase_resumables',
  'delete from upload_resumable where owner_id = :owner_id',
);
