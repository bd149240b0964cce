-- Links of partners, and who came through them.
create table partner_link (
  pid text primary key,
  -- Null once the partner's account is deleted: a code is never given to somebody else.
  member_id bigint references account on delete set null,
  campaign text not null,
  page text not null constraint partner_link_page check (page in ('landing', 'online', 'latest', 'hottest')),
  language text not null,
  created_at timestamptz not null default now(),
  constraint partner_link_pid check (pid ~ '^([a-z0-9]{3}|[a-z0-9]{4}|[a-z0-9]{6})$')
);
create index partner_link_member on partner_link (member_id, created_at desc);

create table partner_referral (
  member_id bigint primary key references account on delete cascade,
  pid text not null references partner_link,
  partner_id bigint not null references account on delete cascade,
  referred_at timestamptz not null default now(),
  -- Why nothing is credited; null where the registration counts.
  excluded text constraint partner_referral_excluded check (excluded in ('same_person')),
  constraint partner_referral_other check (member_id <> partner_id)
);
create index partner_referral_pid on partner_referral (pid);
create index partner_referral_partner on partner_referral (partner_id);
