-- From which language somebody of the staff translates (ISO 639, whatever its script) and into which (BCP 47).
create table translator_pair (
  member_id bigint not null references account on delete cascade,
  source text not null,
  target text not null,
  granted_at timestamptz not null default now(),
  primary key (member_id, source, target)
);
create index translator_pair_languages on translator_pair (source, target);

-- Words that are always translated in the same way.
create table translation_term (
  id bigint generated always as identity primary key,
  source text not null,
  target text not null,
  term text not null,
  translation text not null,
  note text not null default '',
  changed_at timestamptz not null default now()
);
create unique index translation_term_once on translation_term (source, target, lower(term));
