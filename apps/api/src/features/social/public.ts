export { socialEraser, socialExporter, unseenLikes, unseenVisits } from './own-likes.ts';
export { countUnseenLikes, likedAmong, markLikesSeen } from './count-likes.ts';
export { blockAlong } from './ties/block-member.ts';
export type { TieParts } from './ties/tie-parts.ts';
export { noteVisit } from './visits/note-visit.ts';
export { askedAmong, countRequests, markRequestsSeen } from './ties/count-requests.ts';
export { likedBy } from './like.sql.ts';
export { writeNote } from './ties/note-member.ts';
