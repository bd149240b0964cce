-- without transaction
-- Days of spending by day, without the sum: an index on what changes with each spending is written with each as well.
create index concurrently spending_day_day on spending_day (day);
