export { News } from './news.tsx';
export { PostStrip } from './post-strip.tsx';
export { SinglePost } from './single-post.tsx';
export { Timeline } from './timeline.tsx';
