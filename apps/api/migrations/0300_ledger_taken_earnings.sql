-- The part of a share that was taken back, when only a part of its payment was refunded. Hundredths of gold.
alter table ledger_earning add column taken bigint not null default 0;
alter table ledger_earning add constraint ledger_earning_taken check (taken between 0 and amount) not valid;
