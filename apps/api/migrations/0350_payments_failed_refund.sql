-- A refund that the provider accepted may still fail there.
create or replace function check_payment_request_change() returns trigger language plpgsql as $$
begin
  if (old.order_id, old.act, old.amount, old.reason, old.asked_by) is distinct from (new.order_id, new.act, new.amount, new.reason, new.asked_by) then
    raise exception 'what was asked does not change' using errcode = 'check_violation';
  end if;
  if old.state <> new.state and not (
    old.state = 'open' and new.state in ('approved', 'done', 'refused')
    or old.state = 'approved' and new.state in ('done', 'failed')
    or old.state = 'done' and new.state = 'failed' and old.act = 'refund'
  ) then
    raise exception 'a request does not go from % to %', old.state, new.state using errcode = 'check_violation';
  end if;
  return new;
end $$;
