export { decideSelfie } from './decide-selfie.ts';
export { dropBadge, restoreBadge } from './drop-badge.ts';
export { undoSelfie } from './undo-selfie.ts';
export { acceptedSelfieOf, readSelfieQueue } from './selfie-queue.ts';
export { type ResponseRow, selfieResponses } from './selfie.sql.ts';
