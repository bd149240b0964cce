-- When the correspondents of a member banned for fraud were written to, once the ban was final.
alter table sanction add column warned_at timestamptz;
