-- Videos, recorded voice, renditions, and who may see a file: facts that access depends on stand in one row.
alter table upload
  drop constraint upload_kind,
  alter column width drop not null,
  alter column height drop not null,
  add column state text not null default 'ready',
  add column seconds real,
  -- Loudness in 48 steps of 0 to 100.
  add column wave smallint[],
  -- Under what the renditions lie in the store; null: under `name`. A name dies when the file moves, what is stored stays where it is.
  add column blob text,
  -- Renditions that are kept, by their names in media-url.ts.
  add column kept text[] not null default '{}',
  add column caption text not null default '',
  add column alt text not null default '',
  add column folder text,
  -- Order of an album: the newest is what was put there last.
  add column album_no bigint,
  -- Hundredths of gold; set, the file is for sale.
  add column price bigint,
  add column review text not null default 'none',
  -- In the queue of the review since; also for what is shown already and was reported.
  add column review_since timestamptz,
  add column signals text[] not null default '{}',
  -- When the program looked for signals of its own; null while it has to.
  add column examined_at timestamptz,
  -- Difference hash of the picture, and its five bands: two hashes at a distance of at most 4 share one of them.
  add column look bit(64),
  add column bands int[] not null default '{}',
  add column progress_id bigint,
  -- How many posts and messages show it.
  add column uses int not null default 0,
  -- A worker has it until then; after it another one may.
  add column worked_until timestamptz,
  add column attempts smallint not null default 0,
  -- The owner took it away; who bought it keeps it.
  add column deleted_at timestamptz,
  -- Not to be had under its lasting name.
  add column locked boolean not null generated always as (price is not null or review = 'removed' or deleted_at is not null or folder is not distinct from 'private') stored,
  add constraint upload_kind check (kind in ('image', 'video', 'audio')),
  add constraint upload_state check (state in ('receiving', 'working', 'ready', 'failed')),
  add constraint upload_folder check (folder in ('public', 'private', 'secret')),
  add constraint upload_folder_no check ((folder is null) = (album_no is null)),
  add constraint upload_secret_price check (folder is distinct from 'secret' or price is not null),
  add constraint upload_price check (price between 1 and 100000),
  add constraint upload_review check (review in ('none', 'waiting', 'approved', 'removed')),
  add constraint upload_waiting check (review <> 'waiting' or review_since is not null);
create sequence upload_album_no;
create index upload_album on upload (owner_id, folder, album_no desc) where folder is not null;
create index upload_working on upload (id) where state = 'working';
create index upload_review_queue on upload (review_since, id) where review_since is not null;
create index upload_unexamined on upload (id) where review_since is not null and examined_at is null;
create index upload_bands on upload using gin (bands);

-- Who bought which file, at what price. Bought once; after a refund it can be bought again.
create table upload_sale (
  id bigint generated always as identity primary key,
  -- Stays when the file is gone: the books name it.
  upload_id bigint references upload on delete set null,
  buyer_id bigint references account on delete set null,
  price bigint not null,
  transfer_id bigint,
  sold_at timestamptz not null default now(),
  refunded_at timestamptz
);
create unique index upload_sale_once on upload_sale (upload_id, buyer_id) where refunded_at is null;
create index upload_sale_buyer on upload_sale (buyer_id, id desc);

-- Whom a member has let into the private folder.
create table album_guest (
  owner_id bigint not null references account on delete cascade,
  guest_id bigint not null references account on delete cascade,
  let_in_no bigint generated always as identity,
  let_in_at timestamptz not null default now(),
  primary key (owner_id, guest_id),
  constraint album_guest_not_self check (owner_id <> guest_id)
);
create unique index album_guest_order on album_guest (owner_id, let_in_no desc);

-- What was kept before: cuts by their size, everything else whole.
update upload set kept = case when width = 720 and height = 720 then '{main,avatar}'::text[] when width = 780 and height = 250 then '{cover}'::text[] else '{whole}'::text[] end;
