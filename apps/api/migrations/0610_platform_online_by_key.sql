-- `online_member` for look-ups of one member after the other. Most of them are not online: whether the process is alive
-- is read only for those who are.
create view online_by_key as
select p.member_id from presence p
where (select n.seen_at > now() - interval '1 minute' from realtime_node n where n.node_id = p.node_id);
