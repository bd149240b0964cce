alter table privacy_setting
  add column translation_engine text not null default 'machine',
  add column blocks_foreign boolean not null default false,
  add constraint privacy_translation check (translation_engine in ('none', 'machine', 'human'));
