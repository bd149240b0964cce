-- Requests of the travel desk. A member has one open request; the member they want to meet is asked first.
create table travel_request (
  id bigint generated always as identity primary key,
  member_id bigint references account on delete set null,
  state text not null default 'draft',
  name text not null default '',
  email text not null default '',
  destination text not null default '',
  companion_id bigint references account on delete set null,
  -- What the companion said: asked with the payment.
  consent text not null default 'none',
  answer_until timestamptz,
  has_visa boolean not null default false,
  needs_ticket boolean not null default false,
  needs_hotel boolean not null default false,
  needs_car boolean not null default false,
  needs_translator boolean not null default false,
  notes text not null default '',
  -- The payment of the fee.
  order_id bigint,
  refunded_at timestamptz,
  created_at timestamptz not null default now(),
  moved_at timestamptz not null default now(),
  constraint travel_request_state check (state in ('draft', 'paid', 'in_progress', 'arranged', 'closed', 'cancelled')),
  constraint travel_request_consent check (consent in ('none', 'asked', 'accepted', 'declined', 'withdrawn', 'expired')),
  constraint travel_request_companion check (companion_id is distinct from member_id or member_id is null),
  constraint travel_request_paid check ((state = 'draft') = (order_id is null)),
  constraint travel_request_agreed check (state not in ('in_progress', 'arranged', 'closed') or consent = 'accepted'),
  constraint travel_request_refunded check (refunded_at is null or state = 'cancelled')
);
create unique index travel_request_open on travel_request (member_id)
  where state in ('draft', 'paid', 'in_progress', 'arranged');
create unique index travel_request_order on travel_request (order_id) where order_id is not null;
create index travel_request_member on travel_request (member_id, id desc);
create index travel_request_companion_of on travel_request (companion_id, id desc) where companion_id is not null;
create index travel_request_queue on travel_request (state, moved_at) where state in ('paid', 'in_progress', 'arranged');

-- The timeline, written by the trigger alone.
create table travel_step (
  request_id bigint not null references travel_request on delete cascade,
  state text not null,
  at timestamptz not null default now(),
  primary key (request_id, state)
);

create function check_travel_request_change() returns trigger language plpgsql as $$
begin
  if tg_op = 'INSERT' then
    if new.state <> 'draft' then
      raise exception 'a travel request does not begin as %', new.state using errcode = 'check_violation';
    end if;
    return new;
  end if;
  if old.state <> 'draft' and (
    (old.created_at, old.order_id) is distinct from (new.created_at, new.order_id)
    or new.companion_id is not null and old.companion_id is distinct from new.companion_id
    or new.member_id is not null and old.member_id is distinct from new.member_id
    or old.refunded_at is not null and old.refunded_at is distinct from new.refunded_at
  ) then
    raise exception 'what was paid for does not change' using errcode = 'check_violation';
  end if;
  if old.state <> new.state and not (
    old.state = 'draft' and new.state = 'paid'
    or old.state = 'paid' and new.state in ('in_progress', 'cancelled')
    or old.state = 'in_progress' and new.state in ('arranged', 'cancelled')
    or old.state = 'arranged' and new.state in ('closed', 'cancelled')
  ) then
    raise exception 'a travel request does not go from % to %', old.state, new.state using errcode = 'check_violation';
  end if;
  if old.consent <> new.consent and not (
    old.consent = 'none' and new.consent = 'asked'
    or old.consent = 'asked' and new.consent in ('accepted', 'declined', 'expired')
    or old.consent = 'accepted' and new.consent = 'withdrawn'
  ) then
    raise exception 'a consent does not go from % to %', old.consent, new.consent using errcode = 'check_violation';
  end if;
  if old.state <> new.state then new.moved_at := clock_timestamp(); end if;
  return new;
end $$;
create trigger travel_request_change before insert or update on travel_request
  for each row execute function check_travel_request_change();

create function write_travel_step() returns trigger language plpgsql as $$
begin
  if tg_op = 'INSERT' or old.state <> new.state then
    insert into travel_step (request_id, state, at) values (new.id, new.state, new.moved_at);
  end if;
  return null;
end $$;
create trigger travel_request_step after insert or update on travel_request
  for each row execute function write_travel_step();
