export { unseenLikes } from './own-likes.ts';
export { actOnMember } from './relationships/act-on-member.ts';
export type { RelationshipContext } from './relationships/relationship-context.ts';
export { noteSaved, type LikeNote } from './hooks.ts';
export { clearNotes } from './likes/clear-notes.ts';
export { likedBy } from './likes/like.sql.ts';
export { writeNote } from './relationships/note-member.ts';
