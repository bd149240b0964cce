-- How soon a ticket is answered. The release before writes neither: its tickets are normal and due in 8 hours.
alter table support_ticket
  add column priority text not null default 'normal',
  add column due_at timestamptz not null default now() + interval '8 hours';
alter table support_ticket
  add constraint support_ticket_priority check (priority in ('urgent', 'high', 'normal', 'low')) not valid;
-- small table: tickets that wait for staff now
update support_ticket set due_at = waiting_since + interval '8 hours' where status = 'open';
