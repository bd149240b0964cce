-- Perceptual hashes of pictures that staff removed: the same picture is refused from then on. Holds no member. `upload_id`
-- may be purged meanwhile.
create table removed_picture (
  upload_id bigint primary key,
  perceptual_hash bit(64) not null,
  hash_bands integer[] not null,
  removed_for text not null,
  removed_at timestamptz not null default now()
);
create index removed_picture_bands on removed_picture using gin (hash_bands);

insert into removed_picture (upload_id, perceptual_hash, hash_bands, removed_for)
select id, perceptual_hash, hash_bands, removed_for from upload
where review = 'removed' and removed_for in ('not_own', 'minor', 'explicit', 'violence') and perceptual_hash is not null and hash_bands <> '{}';
