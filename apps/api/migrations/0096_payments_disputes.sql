-- A pack that could not be delivered any more and was given to its payer as gold. The reason of an order changes later, this does not.
alter table payment_order add column as_gold boolean not null default false;
update payment_order o set as_gold = true where exists (select 1 from ledger_transfer t where t.key = 'order:' || o.id || ':gold');
alter table payment_order add constraint payment_order_as_gold check (not as_gold or month is not null);

-- How often its gold was kept back: the key of a hold is used once, and a payment may be looked at again after it was let through.
alter table payment_order add column holds int not null default 0;
update payment_order set holds = 1 where is_held and month is null;
update ledger_hold set key = 'order:' || split_part(key, ':', 2) || ':held:1' where state = 'held' and key ~ '^order:[0-9]+:held:';

-- A dispute that was decided for us: the money stays ours after all, and the gold was given back. One that is told as won before it
-- was told at all is kept too, with no gold: nothing is taken for it any more.
alter table payment_refund add column won_at timestamptz;
alter table payment_refund add constraint payment_refund_won check (won_at is null or kind = 'chargeback');

-- As before, and one way more: a won dispute opens a refunded order again.
create or replace function payment_order_moves() returns trigger language plpgsql as $$
begin
  if (old.public_id, old.account_id, old.idempotency_key, old.gateway, old.gold, old.month, old.target_id, old.amount, old.currency)
     is distinct from (new.public_id, new.account_id, new.idempotency_key, new.gateway, new.gold, new.month, new.target_id, new.amount, new.currency) then
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
