-- What staff declared: which partner runs an account for somebody else. No partner: nobody does, whatever the facts of
-- the registration say.
create table partner_run_account (
  member_id bigint primary key references account on delete cascade,
  partner_id bigint references account on delete cascade,
  declared_at timestamptz not null default now(),
  constraint partner_run_account_other check (partner_id is distinct from member_id)
);
create index partner_run_account_partner on partner_run_account (partner_id);
