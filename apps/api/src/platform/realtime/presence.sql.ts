import { statement } from '../db/statement.ts';

/**
 * Heartbeat of a process; presence of processes without one is void, so that a killed server leaves nobody online. The
 * row is new at the start and after it was swept or lost: then the process stores its presence again.
 */
export const beat = statement<
  { node_id: string; role: string; version: string; started_at: Date },
  { is_new: boolean }
>(
  'node_beat',
  `insert into realtime_node (node_id, seen_at, role, version, started_at) values (:node_id, now(), :role, :version, :started_at)
   on conflict (node_id) do update set seen_at = now() returning xmax = 0 as is_new`,
);

/** Processes with a heartbeat in the last minute, oldest first. */
export const listNodes = statement<
  object,
  { node_id: string; role: string | null; version: string | null; started_at: Date | null; seen_at: Date }
>(
  'list_nodes',
  `select node_id, role, version, started_at, seen_at from realtime_node
   where seen_at > now() - interval '60 seconds' order by started_at, node_id`,
);

/** Removes dead processes; returns members without another connection. */
export const sweepNodes = statement<object, { member_id: number }>(
  'sweep_nodes',
  `with dead as (
     delete from realtime_node where seen_at < now() - interval '60 seconds' returning node_id
   ), gone as (
     delete from presence where node_id in (select node_id from dead) returning member_id
   )
   select distinct g.member_id from gone g where not exists (select 1 from online_member o where o.member_id = g.member_id)`,
);

export const appear = statement<{ node_id: string; member_ids: number[] }>(
  'presence_appear',
  'insert into presence (node_id, member_id) select :node_id, unnest(:member_ids::bigint[]) on conflict (member_id, node_id) do nothing',
);

/** Members who are online, on all processes. */
export const countOnline = statement<object, { members: number }>(
  'count_online',
  'select count(distinct member_id) as members from online_member',
);

/** Returns whether the member is still connected to another process. */
export const leave = statement<{ node_id: string; member_id: number }, { is_elsewhere: boolean }>(
  'presence_leave',
  `with gone as (delete from presence where node_id = :node_id and member_id = :member_id)
   select exists (
     select 1 from presence p join realtime_node n using (node_id)
     where p.member_id = :member_id and p.node_id <> :node_id and n.seen_at > now() - interval '60 seconds'
   ) as is_elsewhere`,
);

/** The process ends; returns members without another connection. */
export const leaveAll = statement<{ node_id: string }, { member_id: number }>(
  'presence_leave_all',
  `with node as (delete from realtime_node where node_id = :node_id),
     gone as (delete from presence where node_id = :node_id returning member_id)
   select g.member_id from gone g where not exists (
     select 1 from presence p join realtime_node n using (node_id)
     where p.member_id = g.member_id and p.node_id <> :node_id and n.seen_at > now() - interval '60 seconds'
   )`,
);
