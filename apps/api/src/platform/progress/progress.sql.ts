import { purgeStatement } from '../db/purge-in-batches.ts';
import { statement } from '../db/statement.ts';

export const insertProgress = statement<{ kind: string; member_id: number }, { id: number }>(
  'insert_progress',
  'insert into progress (kind, member_id) values (:kind, :member_id) returning id',
);

export const updateProgress = statement<{ id: number; state: string; percent: number }>(
  'update_progress',
  'update progress set state = :state, percent = :percent, updated_at = now() where id = :id',
);

export const readProgress = statement<
  { kind: string; id: number; member_id: number },
  { state: 'waiting' | 'running' | 'done' | 'failed'; percent: number }
>('read_progress', 'select state, percent from progress where id = :id and kind = :kind and member_id = :member_id');

export const purgeProgress = purgeStatement('purge_progress', 'progress', "created_at < now() - interval '30 days'");

export const eraseProgress = statement<{ member_id: number }>(
  'erase_progress',
  'delete from progress where member_id = :member_id',
);
