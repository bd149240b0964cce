import { statement } from '../../../platform/db/statement.ts';

interface EditableRow {
  readonly content: string;
  readonly has_files: boolean;
  readonly edits: number;
}

/** Locks an own post. Returns no row for missing posts and posts of others. */
export const lockOwnPost = statement<{ id: number; author_id: number }, EditableRow & Record<string, unknown>>(
  'lock_own_post',
  `select p.content, exists (select 1 from post_upload u where u.author_id = p.author_id and u.post_id = p.id) as has_files,
     (select count(*) from post_edit e where e.post_id = p.id) as edits
   from post p where p.id = :id and p.author_id = :author_id for update of p`,
);

/** Replaces the text with its hashtags, and keeps the earlier wording. Who cleared the post cleared that wording. */
export const storePostEdit = statement<{
  id: number;
  content: string;
  language: string | null;
  tags: readonly string[];
}>(
  'store_post_edit',
  `with earlier as (
     insert into post_edit (post_id, content, written_at) select id, content, coalesce(edited_at, created_at) from post where id = :id
   ), untagged as (
     delete from post_tag where post_id = :id and tag <> all(:tags::text[])
   ), tagged as (
     insert into post_tag (tag, post_id) select tag, :id from unnest(:tags::text[]) tag on conflict do nothing
   )
   update post set content = :content, language = :language::text, edited_at = now(), cleared_at = null where id = :id`,
);

/** Earlier wordings of a post, oldest first. */
export const earlierPostWordings = statement<{ id: number; most: number }, { content: string; written_at: Date }>(
  'earlier_post_wordings',
  'select content, written_at from post_edit where post_id = :id order by id limit :most',
);
