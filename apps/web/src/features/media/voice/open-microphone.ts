import { loudnessOf } from './waveform.ts';

/** Why nothing can be recorded: permission denied, no microphone, or an unsupported browser. */
export type MicrophoneProblem = 'denied' | 'missing' | 'outdated';

export interface Microphone {
  readonly stream: MediaStream;
  /** Current loudness, 0 to 100. */
  level(): number;
  close(): void;
}

/** Requests the microphone and measures its loudness. */
export async function openMicrophone(): Promise<Microphone | MicrophoneProblem> {
  if (typeof MediaRecorder === 'undefined' || navigator.mediaDevices?.getUserMedia === undefined) return 'outdated';
  let stream: MediaStream;
  try {
    stream = await navigator.mediaDevices.getUserMedia({ audio: { echoCancellation: true, noiseSuppression: true } });
  } catch (error) {
    return error instanceof DOMException && error.name === 'NotFoundError' ? 'missing' : 'denied';
  }
  const audio = new AudioContext();
  const analyser = audio.createAnalyser();
  analyser.fftSize = 512;
  audio.createMediaStreamSource(stream).connect(analyser);
  const samples = new Uint8Array(analyser.fftSize);
  return {
    stream,
    level() {
      analyser.getByteTimeDomainData(samples);
      return loudnessOf(samples);
    },
    close() {
      for (const track of stream.getTracks()) track.stop();
      void audio.close();
    },
  };
}
