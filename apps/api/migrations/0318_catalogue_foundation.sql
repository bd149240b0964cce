-- Versions of the items of the catalogue: who published what and when. `item_id` is the first row of an item in its own
-- table; `content` is the item as the contract shapes it.
create table catalogue_version (
  kind text not null,
  item_id int not null,
  number int not null,
  act text not null,
  content jsonb not null,
  author_id bigint references account on delete set null,
  note text not null default '',
  client_id text unique,
  published_at timestamptz not null default now(),
  primary key (kind, item_id, number),
  constraint catalogue_version_kind check (kind in ('gift', 'product', 'template', 'question', 'wheel')),
  constraint catalogue_version_act check (act in ('before', 'created', 'changed', 'restored')),
  constraint catalogue_version_note check (char_length(note) <= 300)
);
create index catalogue_version_author on catalogue_version (author_id);

-- Uploaded pictures of items, by the name of their blob. One that no version has is purged after a day.
create table catalogue_picture (
  blob text primary key,
  author_id bigint references account on delete set null,
  uploaded_at timestamptz not null default now()
);
create index catalogue_picture_author on catalogue_picture (author_id);
