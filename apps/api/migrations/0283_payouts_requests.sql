-- Rates of a week that begins on Monday 00:00 UTC. Once fixed, a rate never changes.
create table payout_rate (
  week date primary key,
  -- Ten-thousandths of USD per gold.
  rate integer not null,
  -- Net cash of the week before in hundredths of USD, and the gold that was sold for it in hundredths.
  cash bigint not null,
  gold bigint not null,
  made_at timestamptz not null default now(),
  constraint payout_rate_monday check (extract(isodow from week) = 1),
  constraint payout_rate_positive check (rate > 0)
);

-- Requests of partners to be paid. Rows outlive the account and keep only its number, like the books.
create table payout_request (
  id bigint generated always as identity primary key,
  member_id bigint not null,
  -- Hundredths of gold that were taken from the earnings, and hundredths of USD that they are worth at the rate.
  gold bigint not null,
  amount bigint not null,
  rate integer not null,
  week date not null references payout_rate,
  -- Where it is paid to, encrypted; null after the account was deleted.
  sealed bytea,
  is_auto boolean not null default false,
  state text not null default 'requested',
  requested_at timestamptz not null default now(),
  approved_by bigint,
  approved_at timestamptz,
  paid_by bigint,
  paid_at timestamptz,
  -- Day and reference of the transfer at the bank.
  paid_on date,
  reference text,
  -- Who refused it or recorded its failure; null for a cancellation by the partner.
  ended_by bigint,
  ended_at timestamptz,
  reason text,
  constraint payout_request_amount check (gold > 0 and amount > 0 and rate > 0),
  constraint payout_request_state check (state in ('requested', 'approved', 'paid', 'refused', 'failed', 'cancelled')),
  constraint payout_request_approved check (
    (approved_by is null) = (approved_at is null)
    and (state <> 'requested' and state <> 'cancelled' or approved_by is null)
    and (state <> 'approved' and state <> 'paid' and state <> 'failed' or approved_by is not null)
  ),
  constraint payout_request_paid check (
    (paid_by is null) = (paid_at is null) and (paid_by is null) = (paid_on is null) and (paid_by is null) = (reference is null)
    and (state <> 'paid' or paid_by is not null) and (paid_by is null or state in ('paid', 'failed'))
  ),
  constraint payout_request_ended check (
    (ended_at is not null) = (state in ('refused', 'failed', 'cancelled'))
    and (state not in ('refused', 'failed') or ended_by is not null and reason is not null)
  ),
  -- Nobody decides about their own money, and who approved a request does not pay it.
  constraint payout_request_second_person check (
    approved_by <> member_id and paid_by <> member_id and paid_by <> approved_by
  )
);
create unique index payout_request_one on payout_request (member_id) where state in ('requested', 'approved');
create index payout_request_member on payout_request (member_id, id desc);
create index payout_request_state on payout_request (state, id);

-- The sealed account is written again when the secret of the program changes; whoever lacks the secret cannot write one.
create function check_payout_request_change() returns trigger language plpgsql as $$
begin
  if (old.member_id, old.gold, old.amount, old.rate, old.week, old.is_auto, old.requested_at)
     is distinct from (new.member_id, new.gold, new.amount, new.rate, new.week, new.is_auto, new.requested_at)
     or old.approved_by is not null and (old.approved_by, old.approved_at) is distinct from (new.approved_by, new.approved_at)
     or old.paid_by is not null and (old.paid_by, old.paid_at, old.paid_on, old.reference) is distinct from (new.paid_by, new.paid_at, new.paid_on, new.reference) then
    raise exception 'what was requested does not change' using errcode = 'check_violation';
  end if;
  if old.state <> new.state and not (
    old.state = 'requested' and new.state in ('approved', 'refused', 'cancelled')
    or old.state = 'approved' and new.state in ('paid', 'refused', 'failed')
    or old.state = 'paid' and new.state = 'failed'
  ) then
    raise exception 'a payout does not go from % to %', old.state, new.state using errcode = 'check_violation';
  end if;
  return new;
end $$;
create trigger payout_request_change before update on payout_request for each row execute function check_payout_request_change();

-- Hundredths of USD that were approved on a UTC day; a cap holds under races.
create table payout_day (
  day date primary key,
  amount bigint not null,
  constraint payout_day_positive check (amount >= 0)
);

-- The weekly cash-out by itself, and why the last one was left out.
create table payout_auto (
  member_id bigint primary key references account on delete cascade,
  is_on boolean not null,
  skipped text,
  skipped_at timestamptz,
  constraint payout_auto_skipped check ((skipped is null) = (skipped_at is null))
);
create index payout_auto_on on payout_auto (member_id) where is_on;
