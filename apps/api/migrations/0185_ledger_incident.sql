-- Times at which the books were not proved: the operator is alarmed once for each, and told when it is over.
create table ledger_incident (
  id bigint generated always as identity primary key,
  began_at timestamptz not null default now(),
  ended_at timestamptz
);
create unique index ledger_incident_open on ledger_incident ((true)) where ended_at is null;
