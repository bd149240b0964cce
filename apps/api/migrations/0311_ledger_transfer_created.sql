-- without transaction
create index concurrently ledger_transfer_created on ledger_transfer (created_at, id);
