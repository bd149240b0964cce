-- without transaction
-- A transfer is reversed once. The constraint of before has an entry for each transfer that reverses nothing.
create unique index concurrently ledger_transfer_reversal on ledger_transfer (reverses) where reverses is not null;
