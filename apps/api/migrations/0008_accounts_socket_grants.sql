-- A grant ends with the session it was made for: after a logout no socket can be opened with one that was kept.
alter table socket_grant add constraint socket_grant_session foreign key (session_id) references session on delete cascade;
create index socket_grant_session on socket_grant (session_id);
