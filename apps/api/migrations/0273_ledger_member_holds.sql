-- The holds of a wallet, newest first, for the bill.
create index ledger_hold_account on ledger_hold (account_id, id desc);
