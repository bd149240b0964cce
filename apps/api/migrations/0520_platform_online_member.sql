-- Processes that are alive are read once for a statement instead of once for each member.
create or replace view online_member as
select p.member_id, p.arrival, p.since from presence p
where p.node_id = any (array(select n.node_id from realtime_node n where n.seen_at > now() - interval '1 minute'));
