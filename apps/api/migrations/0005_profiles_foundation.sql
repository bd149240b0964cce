create extension if not exists pg_trgm;
create extension if not exists unaccent;

-- Cities members can choose, from the embedded list. Place is city and country only; the time zone gives the local time.
create table place (
  id bigint primary key,
  country char(2) not null,
  name text not null,
  population int not null,
  time_zone text not null
);

-- Every name under which a place is found, folded to lower case without accents, in any language.
create table place_name (
  place_id bigint not null references place on delete cascade,
  language text not null,
  name text not null,
  folded text not null,
  primary key (place_id, language)
);
create index place_name_folded on place_name (folded text_pattern_ops);

create table profile (
  member_id bigint primary key references account on delete cascade,
  gender smallint,
  birthday date,
  birthday_changes smallint not null default 0,
  seeking text,
  place_id bigint references place,
  languages text[] not null default '{}',
  biography text not null default '',
  biography_language text not null default 'en',
  height smallint,
  weight smallint,
  marriage smallint,
  children smallint,
  income smallint,
  orientation smallint,
  purpose smallint[] not null default '{}',
  horoscope smallint,
  -- Names of media: 720×720 and 200×200 of the main photo, 780×250 of the cover.
  main_photo text,
  cover_photo text,
  skipped text[] not null default '{}',
  -- Order in which members became listable (gender, birthday and main photo are there); null keeps them off every list.
  listed_no bigint,
  -- Order of recommendation: fit to be asked first, recomputed by a job. The member id is part of it, so it is unique.
  recommend_rank bigint,
  active_at timestamptz not null default now(),
  constraint profile_gender check (gender in (0, 1)),
  constraint profile_seeking check (seeking in ('men', 'women', 'both'))
);
create sequence profile_listed_no;
create unique index profile_listed on profile (listed_no desc) where listed_no is not null;
create unique index profile_listed_gender on profile (gender, listed_no desc) where listed_no is not null;
create unique index profile_recommend on profile (recommend_rank desc) where recommend_rank is not null;
create unique index profile_recommend_gender on profile (gender, recommend_rank desc) where recommend_rank is not null;
