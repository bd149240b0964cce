-- without transaction
-- Figures read one day of the table. A block range index costs a write next to nothing.
create index concurrently call_created_at on call using brin (created_at) with (autosummarize = on);
