-- A replica has no unlogged tables: profiles and lists, which show who is online, could not be read there.
-- small table: one row for each process
alter table realtime_node set logged;
-- small table: one row for each connected member and process
alter table presence set logged;
