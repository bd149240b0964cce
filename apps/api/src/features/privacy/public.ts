export { readableAudiences, widestAudience, type Audience } from './audience.ts';
export { friendsOf, readableAudiencesOf, sharedWith } from './audience.sql.ts';
export { readAccessFacts, accessFactsOf } from './read-access-facts.ts';
export { hidePresence } from './hide-presence.ts';
export { readPrivacy, savePrivacy } from './save-privacy.ts';
export { isRequest, maySee, maySeeOnline, viewingProblem, writingProblem, type AccessFacts } from './access-policy.ts';
export {
  blocksForeign,
  isFriendsOnly,
  leavesVisits,
  listableTo,
  shownTo,
  visibleTo,
  listsGame,
  mayMeet,
  mayMeetAmong,
  mayMeetByKey,
  mayMeetSeldom,
  leavesOpen,
  mayContinueThread,
  onlineIsShown,
  showsOnline,
  showsReading,
  accessFactColumns,
  accessFactTable,
  relationshipValue,
  type AccessFactsRow,
} from './access-policy.sql.ts';
export { ownRelationship, pinRelationship, relationshipPage, type RelationshipPage } from './relationship.sql.ts';
export { befriend, block, unblock, unfriend } from './change-relationship.ts';
export { hasConversation } from './hooks.ts';
