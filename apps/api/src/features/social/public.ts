export { socialEraser, socialExporter, unseenLikes } from './own-likes.ts';
export { countUnseenLikes, likedAmong, markLikesSeen } from './count-likes.ts';
