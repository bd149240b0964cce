-- Translations made by people, of texts that everybody here may get: what the sample members say. A digest finds them
-- for a reader's own language, wherever the text stands.
create table human_translation (
  digest bytea not null,
  target text not null,
  source text not null,
  content text not null,
  constraint human_translation_pkey primary key (digest, target),
  constraint human_translation_content check (content <> '')
);
