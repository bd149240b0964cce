export { clearPost, holdPost } from './posts/hold-post.ts';
export { removePost } from './posts/delete-post.ts';
export type { FeedContext, PostReview, SavedPost } from './feed-context.ts';
export { postReview } from './hooks.ts';
export { readEarlierPostWordings } from './posts/edit-post.ts';
export { attachmentsOf } from './posts/attachments.ts';
export { feedEraser, feedExporter } from './own-posts.ts';
export { translatablePosts } from './posts/translatable-posts.ts';
export { reportablePost, visiblePost } from './posts/read-visible-post.ts';
