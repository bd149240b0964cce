-- Reads the accounts without stopping their writers.
alter table ledger_account validate constraint ledger_account_covered;
