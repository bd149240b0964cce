-- Announcements of the staff, their texts in Markdown, and who has closed them.
create table announcement (
  id bigint generated always as identity primary key,
  kind text not null check (kind in ('news', 'outage')),
  audience text not null check (audience in ('all', 'guests', 'vip', 'country', 'language', 'new')),
  audience_values text[] not null default '{}',
  priority smallint not null check (priority between 0 and 9),
  is_dismissible boolean not null,
  starts_at timestamptz not null,
  ends_at timestamptz not null,
  published_at timestamptz,
  withdrawn_at timestamptz,
  author_id bigint references account on delete set null,
  client_id text not null unique,
  changed_at timestamptz not null default now(),
  constraint announcement_period check (ends_at > starts_at),
  constraint announcement_audience_values check ((audience in ('country', 'language')) = (audience_values <> '{}')),
  constraint announcement_withdrawn_once_published check (withdrawn_at is null or published_at is not null)
);
create index announcement_author on announcement (author_id);

create table announcement_text (
  announcement_id bigint not null references announcement on delete cascade,
  language text not null check (language in ('de', 'en', 'fr', 'it', 'ja', 'ko', 'tw', 'zh')),
  title text not null check (title <> ''),
  body text not null check (body <> ''),
  primary key (announcement_id, language)
);

create table announcement_read (
  announcement_id bigint not null references announcement on delete cascade,
  member_id bigint not null references account on delete cascade,
  read_at timestamptz not null default now(),
  primary key (announcement_id, member_id)
);
create index announcement_read_member on announcement_read (member_id);

-- Current announcements that the member has closed, so that GET me needs no further statement.
alter table account add column read_announcements bigint[] not null default '{}';
analyze account;
