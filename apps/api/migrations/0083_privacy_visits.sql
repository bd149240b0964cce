-- Who leaves no visits sees no visitors either.
alter table privacy_setting add column leaves_visits boolean not null default true;
