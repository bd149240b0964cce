-- without transaction
-- Figures read one day of the table. A block range index costs a write next to nothing.
create index concurrently account_created_at on account using brin (created_at) with (autosummarize = on);
