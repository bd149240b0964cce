-- A payment for one thing of another feature, such as the fee of a travel request. `gold` is its price in the books.
alter table payment_order add column item text, add column item_id bigint;
alter table payment_order
  add constraint payment_order_item check ((item is null) = (item_id is null) and (item is null or month is null)),
  drop constraint payment_order_as_gold,
  add constraint payment_order_as_gold check (not as_gold or month is not null or item is not null);
create index payment_order_item_of on payment_order (item, item_id) where item is not null;

create or replace function check_payment_order_change() returns trigger language plpgsql as $$
begin
  if (old.public_id, old.account_id, old.idempotency_key, old.gateway, old.gold, old.month, old.item, old.item_id, old.target_id, old.amount, old.currency)
     is distinct from (new.public_id, new.account_id, new.idempotency_key, new.gateway, new.gold, new.month, new.item, new.item_id, new.target_id, new.amount, new.currency) then
    raise exception 'what was ordered does not change' using errcode = 'check_violation';
  end if;
  if old.state <> new.state and not (
    old.state = 'created' and new.state in ('pending', 'failed', 'cancelled')
    or old.state = 'pending' and new.state in ('paid', 'failed', 'cancelled')
    or old.state in ('failed', 'cancelled') and new.state = 'pending'
    or old.state = 'paid' and new.state = 'credited'
    or old.state = 'credited' and new.state = 'refunded'
    or old.state = 'refunded' and new.state = 'credited' and exists (select 1 from payment_refund r where r.order_id = old.id and r.won_at is not null)
  ) then
    raise exception 'an order does not go from % to %', old.state, new.state using errcode = 'check_violation';
  end if;
  return new;
end $$;
