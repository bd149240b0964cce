-- The sanction of another account that this one was carried over from.
alter table sanction add column carried_from bigint;
alter table sanction add constraint sanction_carried_from foreign key (carried_from) references sanction on delete set null not valid;
