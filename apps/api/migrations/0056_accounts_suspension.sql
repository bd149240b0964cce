-- However an account comes to be suspended, by the back office or by hand, its devices are told and put out.
create function tell_suspension() returns trigger language plpgsql as $$
begin
  insert into outbox (topic, payload) values ('account.suspended', jsonb_build_object('account_id', new.id));
  return null;
end $$;

create trigger account_suspended after update of status on account
  for each row when (old.status <> 'suspended' and new.status = 'suspended') execute function tell_suspension();
