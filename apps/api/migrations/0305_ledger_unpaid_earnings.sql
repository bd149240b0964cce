-- without transaction
create index concurrently ledger_earning_taken on ledger_earning (transfer_id) where unpaid > 0 or taken > 0;
