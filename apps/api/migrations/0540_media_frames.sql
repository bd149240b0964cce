-- When the sheet of frames of a video from before there were any could not be drawn.
alter table upload add column frames_failed_at timestamptz;
