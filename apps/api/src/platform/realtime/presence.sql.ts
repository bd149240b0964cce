import { statement } from '../db/statement.ts';

/** A process says that it lives; presence of processes that do not is void, so a killed server leaves nobody online. */
export const beat = statement<{ node_id: string }>(
  'node_beat',
  'insert into realtime_node (node_id, seen_at) values (:node_id, now()) on conflict (node_id) do update set seen_at = now()',
);

export const sweepNodes = statement<object>(
  'sweep_nodes',
  `with dead as (delete from realtime_node where seen_at < now() - interval '60 seconds' returning node_id)
   delete from presence where node_id in (select node_id from dead)`,
);

export const appear = statement<{ node_id: string; member_id: number }>(
  'presence_appear',
  'insert into presence (node_id, member_id) values (:node_id, :member_id) on conflict (member_id, node_id) do nothing',
);

export const leave = statement<{ node_id: string; member_id: number }>(
  'presence_leave',
  'delete from presence where node_id = :node_id and member_id = :member_id',
);

export const leaveAll = statement<{ node_id: string }>(
  'presence_leave_all',
  'with gone as (delete from presence where node_id = :node_id) delete from realtime_node where node_id = :node_id',
);

export const isOnline = statement<{ member_id: number }, { online: boolean }>(
  'presence_is_online',
  'select exists (select 1 from online_member where member_id = :member_id) as online',
);
