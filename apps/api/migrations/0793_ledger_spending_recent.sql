-- without transaction
-- `spending_day_day` finds the same days.
drop index concurrently spending_day_recent;
