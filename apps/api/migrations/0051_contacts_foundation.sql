-- How members can be reached outside: each field is there because its owner filled it in.
create table contact_info (
  member_id bigint primary key references account on delete cascade,
  facebook text,
  wechat text,
  phone text,
  email text,
  -- Hundredths of gold.
  price bigint not null,
  is_shown boolean not null default false,
  is_vip_free boolean not null default false,
  constraint contact_info_price check (price between 500 and 20000)
);

-- Who has bought whose contact information: once for ever.
create table contact_access (
  buyer_id bigint not null references account on delete cascade,
  owner_id bigint not null references account on delete cascade,
  price bigint not null,
  bought_at timestamptz not null default now(),
  primary key (buyer_id, owner_id),
  constraint contact_access_other check (buyer_id <> owner_id)
);
create index contact_access_owner on contact_access (owner_id);
