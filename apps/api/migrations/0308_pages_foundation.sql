-- Versions of the written pages. Version 1 is the text that the program comes with and has no row. `texts` holds all
-- languages. A version runs from `effective_at` until another one does.
create table page_version (
  page text not null,
  number int not null,
  texts jsonb not null,
  effective_at timestamptz not null,
  author_id bigint references account on delete set null,
  note text not null default '',
  published_at timestamptz not null default now(),
  withdrawn_at timestamptz,
  primary key (page, number),
  constraint page_version_page check (page in ('terms', 'policy', 'paid', 'vip', 'faq', 'help', 'about', 'contact')),
  constraint page_version_number check (number > 1),
  constraint page_version_note check (char_length(note) <= 300)
);
create index page_version_author on page_version (author_id);

-- The next text of a page while staff write it; at most one a page. `revision` is another number after each save.
create sequence page_draft_revision;
create table page_draft (
  page text primary key,
  texts jsonb not null,
  revision bigint not null default nextval('page_draft_revision'),
  author_id bigint references account on delete set null,
  changed_at timestamptz not null default now(),
  constraint page_draft_page check (page in ('terms', 'policy', 'paid', 'vip', 'faq', 'help', 'about', 'contact'))
);
create index page_draft_author on page_draft (author_id);
