-- What staff ask about a payment: one asks, another confirms. The raw body of a webhook event, for the staff.
create table payment_request (
  id bigint generated always as identity primary key,
  order_id bigint not null references payment_order,
  act text not null constraint payment_request_act check (act in ('release', 'refund')),
  -- Hundredths of the order's currency; refunds only.
  amount bigint,
  reason text not null,
  asked_by bigint not null,
  asked_at timestamptz not null default now(),
  state text not null default 'open'
    constraint payment_request_state check (state in ('open', 'approved', 'done', 'refused', 'failed')),
  decided_by bigint,
  decided_at timestamptz,
  detail text,
  constraint payment_request_amount check ((act = 'refund') = (amount is not null) and coalesce(amount, 1) > 0),
  constraint payment_request_decided check ((state = 'open') = (decided_by is null)),
  -- Who asked may take it back, never confirm it.
  constraint payment_request_second_person check (state in ('open', 'refused') or decided_by <> asked_by)
);
create unique index payment_request_one on payment_request (order_id) where state in ('open', 'approved');
create index payment_request_order on payment_request (order_id);

create function check_payment_request_change() returns trigger language plpgsql as $$
begin
  if (old.order_id, old.act, old.amount, old.reason, old.asked_by) is distinct from (new.order_id, new.act, new.amount, new.reason, new.asked_by) then
    raise exception 'what was asked does not change' using errcode = 'check_violation';
  end if;
  if old.state <> new.state and not (
    old.state = 'open' and new.state in ('approved', 'done', 'refused')
    or old.state = 'approved' and new.state in ('done', 'failed')
  ) then
    raise exception 'a request does not go from % to %', old.state, new.state using errcode = 'check_violation';
  end if;
  return new;
end $$;
create trigger payment_request_change before update on payment_request for each row execute function check_payment_request_change();

alter table payment_webhook_event add column raw text;
create index payment_order_held on payment_order (id desc) where is_held;
create index payment_order_paid_amount on payment_order (amount, id desc);
create index payment_order_created on payment_order (created_at);
