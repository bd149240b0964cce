-- `ledger_transfer_reversal` says the same.
alter table ledger_transfer drop constraint ledger_transfer_reversed_once;
