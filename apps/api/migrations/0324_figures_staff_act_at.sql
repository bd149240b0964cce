-- without transaction
-- Figures read one day of the log.
create index concurrently staff_act_at on staff_act using brin (at) with (autosummarize = on);
