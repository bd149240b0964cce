export { socialEraser, socialExporter, unseenLikes, unseenVisits } from './own-likes.ts';
export { markLikesSeen } from './likes/count-likes.ts';
export { actOnMember } from './relationships/act-on-member.ts';
export type { RelationshipContext } from './relationships/relationship-context.ts';
export { recordProfileVisit } from './visits/record-visit.ts';
export { countFriendRequests, markFriendRequestsSeen } from './relationships/count-friend-requests.ts';
export { likedBy } from './likes/like.sql.ts';
export { writeNote } from './relationships/note-member.ts';
