-- Versions of the price list. The newest approved one whose time has come is charged; without one the defaults hold.
create table price_list (
  id bigint generated always as identity primary key,
  -- Made by the editor: the same draft sent twice is one.
  client_id text not null,
  -- {"name": whole number}, all names of the list.
  price_values jsonb not null,
  -- Null: from its approval.
  valid_from timestamptz,
  reason text not null,
  state text not null default 'draft',
  author_id bigint references account on delete set null,
  decided_by bigint references account on delete set null,
  decided_at timestamptz,
  decision text,
  created_at timestamptz not null default now(),
  changed_at timestamptz not null default clock_timestamp(),
  constraint price_list_state check (state in ('draft', 'waiting', 'approved', 'refused', 'cancelled')),
  constraint price_list_values check (jsonb_typeof(price_values) = 'object'),
  constraint price_list_reason check (char_length(reason) between 5 and 500),
  constraint price_list_decision check (char_length(decision) between 5 and 500),
  constraint price_list_begins check (state <> 'approved' or valid_from is not null),
  -- Who wrote it never approves it.
  constraint price_list_second_person check (state <> 'approved' or decided_by is null or decided_by <> author_id)
);
create unique index price_list_running on price_list (valid_from) where state = 'approved';
create index price_list_board on price_list (state, id);
create unique index price_list_author on price_list (author_id, client_id);
create index price_list_decider on price_list (decided_by) where decided_by is not null;

create function check_price_list_change() returns trigger language plpgsql as $$
begin
  if old.state <> 'draft' and (old.price_values, old.reason) is distinct from (new.price_values, new.reason) then
    raise exception 'only a draft is edited' using errcode = 'check_violation';
  end if;
  if old.state = 'approved' and old.valid_from is distinct from new.valid_from then
    raise exception 'an approved list keeps its time' using errcode = 'check_violation';
  end if;
  if old.state = 'approved' and new.state <> old.state and old.valid_from <= now() then
    raise exception 'a list that is in force stays' using errcode = 'check_violation';
  end if;
  if old.state <> new.state and not (
    old.state = 'draft' and new.state in ('waiting', 'cancelled')
    or old.state = 'waiting' and new.state in ('draft', 'approved', 'refused', 'cancelled')
    or old.state = 'approved' and new.state = 'cancelled'
  ) then
    raise exception 'a price list does not go from % to %', old.state, new.state using errcode = 'check_violation';
  end if;
  return new;
end $$;
create trigger price_list_change before update on price_list for each row execute function check_price_list_change();
