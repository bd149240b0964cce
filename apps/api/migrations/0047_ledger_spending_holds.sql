-- A hold for something that is being bought counts as spent on its day; one that only keeps doubtful gold does not.
alter table ledger_hold add column is_spending boolean not null default false;
