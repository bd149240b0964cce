export { openPrivacy } from './open-privacy.ts';
export { readStanding } from './read-standing.ts';
export { isRequest, maySee, maySeeOnline, writingProblem, type Standing } from './standing.ts';
export { listableTo, showsOnline, tieValue } from './standing.sql.ts';
export { befriend, block, unblock } from './tie-members.ts';
