export { takePostAway } from './delete-post.ts';
export type { FeedParts } from './feed-parts.ts';
export { attachmentsOf } from './attachments.ts';
export { feedEraser, feedExporter } from './own-posts.ts';
export { translatablePosts } from './translatable-posts.ts';
export { visiblePost } from './read-visible-post.ts';
