export { VoiceTranscript } from './voice-transcript.tsx';
