export { socialEraser, socialExporter, unseenLikes, unseenVisits } from './own-likes.ts';
export { countUnseenLikes, likedAmong, markLikesSeen } from './likes/count-likes.ts';
export { blockReportedMember } from './relationships/block-member.ts';
export type { RelationshipContext } from './relationships/relationship-context.ts';
export { recordProfileVisit } from './visits/record-visit.ts';
export { askedAmong, countRequests, markRequestsSeen } from './relationships/count-requests.ts';
export { likedBy } from './likes/like.sql.ts';
export { writeNote } from './relationships/note-member.ts';
