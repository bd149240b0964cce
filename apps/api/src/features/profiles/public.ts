export { openCards, type Cards } from './cards.ts';
export { finishedSteps } from './finished-steps.sql.ts';
export { profilesEraser, profilesExporter } from './own-profile.ts';
export { openProfile } from './open-profile.ts';
export { hasFinished, lowerOtherRanks, readTaste, writeRanks, type Taste } from './profile.sql.ts';
export { approvePhoto, removePhoto } from './pending-photo.ts';
export { readOwnProfile } from './read-own-profile.ts';
export { lastPosition, rankAt } from './recommend-rank.ts';
export { readSpeaker, type Speaker } from './speaker.sql.ts';
