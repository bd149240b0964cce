-- Translations made by people, of texts that everybody here may get: what the sample members say. A digest finds them
-- for a reader's own language, wherever the text stands.
-- `if not exists`: for minutes this file had a name that no feature owns.
create table if not exists human_translation (
  digest bytea not null,
  target text not null,
  source text not null,
  content text not null,
  constraint human_translation_pkey primary key (digest, target),
  constraint human_translation_content check (content <> '')
);
