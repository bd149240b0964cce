-- What members find in their panel. While it is unseen, the same thing told again is the same entry; once it was seen, the next is a new one.
create sequence notice_place;
create table notice (
  id bigint generated always as identity primary key,
  member_id bigint not null references account on delete cascade,
  type text not null,
  what text not null,
  thing text not null,
  facts jsonb not null,
  -- Where it stands in the list: an entry that grows comes to the top and stays itself.
  place bigint not null default nextval('notice_place'),
  told_at timestamptz not null default now(),
  seen_at timestamptz,
  constraint notice_type check (type in ('friend', 'upgrade', 'translation', 'ask', 'feed', 'payclear', 'profile', 'verify', 'avatar', 'bio'))
);
create unique index notice_open on notice (member_id, type, what, thing) where seen_at is null;
create index notice_list on notice (member_id, place desc);
create index notice_age on notice (told_at);

-- Every telling of an entry: its key, so that a second delivery is not a second telling, and who is behind it.
create table notice_telling (
  key text primary key,
  notice_id bigint not null references notice on delete cascade,
  person_id bigint references account on delete cascade,
  told_at timestamptz not null default now()
);
create index notice_telling_notice on notice_telling (notice_id, told_at desc);
create index notice_telling_person on notice_telling (person_id) where person_id is not null;
