-- without transaction
-- The queue of the desk: what is due first.
create index concurrently support_ticket_due on support_ticket (due_at, id) where status = 'open';
