-- Which edition of the embedded list of places is loaded: its hash. A start with the same list loads nothing.
create table place_edition (
  only_one boolean primary key default true,
  hash text not null,
  loaded_at timestamptz not null default now(),
  constraint place_edition_only_one check (only_one)
);
