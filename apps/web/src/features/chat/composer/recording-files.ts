import { drop, keep, takeUp } from '../../media/uploads/keep-chosen-files.ts';

/** Where recordings lie on the device. Loads with the first of them. */
export const recordingFiles = { drop, keep, takeUp };
