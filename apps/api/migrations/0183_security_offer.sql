-- When the member was offered two-step login after a purchase: it happens once.
alter table account add column security_offered_at timestamptz;
