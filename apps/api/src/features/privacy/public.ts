export { readableAudiences, widestAudience, type Audience } from './audience.ts';
export { friendsOf, sharedWith } from './audience.sql.ts';
export { privacyEraser, privacyExporter } from './erase-privacy.ts';
export { openPrivacy } from './open-privacy.ts';
export { readStanding, standingOf } from './read-standing.ts';
export { readPrivacy, savePrivacy } from './save-privacy.ts';
export { isRequest, maySee, maySeeOnline, writingProblem, type Standing } from './standing.ts';
export {
  blocksForeign,
  keepsToFriends,
  leavesVisits,
  listableTo,
  mayMeet,
  mayWriteOn,
  showsOnline,
  showsReading,
  standingColumns,
  standingTable,
  tieValue,
  type StandingRow,
} from './standing.sql.ts';
export { ownTie, pinTie, tiePage } from './tie.sql.ts';
export { befriend, block, unblock, unfriend } from './tie-members.ts';
export { hasConversation } from './hooks.ts';
