-- without transaction
-- Videos without a sheet of frames, those that wait for a reviewer first.
create index concurrently upload_without_frames on upload ((review_since is null), id desc)
  where kind = 'video' and state = 'ready' and not renditions @> '{frames}' and frames_failed_at is null and deleted_at is null;
