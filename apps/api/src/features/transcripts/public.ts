export { storedTranscripts } from './transcript.sql.ts';
