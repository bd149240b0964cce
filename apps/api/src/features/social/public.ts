export { countUnseenLikes, likedAmong, markLikesSeen } from './count-likes.ts';
