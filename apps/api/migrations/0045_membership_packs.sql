-- What made a member VIP, one row per cause for ever: a retry finds the first, and a refund knows which days it takes back.
-- Like the books, a row outlives the account and keeps only its number.
create table vip_grant (
  id bigint generated always as identity primary key,
  -- Such as 'order:…' or 'upgrade:…'.
  cause text not null,
  member_id bigint not null,
  -- Who paid; null for what was free.
  paid_by bigint,
  month numeric(4, 2) not null,
  -- The days it added, and the last day as it was before.
  vip_from date not null,
  vip_until date not null,
  vip_before date,
  created_at timestamptz not null default now(),
  taken_back_at timestamptz,
  constraint vip_grant_cause unique (cause),
  constraint vip_grant_adds check (vip_until > vip_from),
  constraint vip_grant_pack check (month in (0.25, 1, 3, 6, 12, 15))
);
create index vip_grant_member on vip_grant (member_id, id desc);

-- Trials that a partner has given away in a month of the calendar; counted under the row's lock.
create table trial_present (
  partner_id bigint not null,
  month date not null,
  given int not null,
  primary key (partner_id, month),
  constraint trial_present_month check (extract(day from month) = 1)
);
