-- What a member says about themselves in further languages, each written by themselves.
create table biography (
  member_id bigint not null references profile on delete cascade,
  language text not null,
  body text not null,
  primary key (member_id, language),
  constraint biography_language check (language in ('en', 'zh', 'tw', 'de', 'it', 'fr', 'ja', 'ko')),
  constraint biography_body check (body <> '')
);
