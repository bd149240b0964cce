import { limits } from '@peonia/contract/protocol/client-limits.ts';
import { useEffect, useRef, useState } from 'react';
import { type Microphone, type MicrophoneProblem, openMicrophone } from './open-microphone.ts';
import { pickRecordingType, recordingName } from './pick-recording-format.ts';
import { toWaveform } from './waveform.ts';

/** Interval of reading the level. */
const STEP_MS = 100;

/** A finished recording: file, duration, and its waveform until the server has made one. */
export interface Recording {
  readonly file: File;
  readonly src: string;
  readonly seconds: number;
  readonly wave: readonly number[];
  /** Stopped automatically at the limit. */
  readonly isFull: boolean;
}

type RecorderState =
  | { readonly state: 'idle'; readonly problem: MicrophoneProblem | null }
  | { readonly state: 'asking' }
  | { readonly state: 'recording'; readonly seconds: number; readonly levels: readonly number[] }
  | { readonly state: 'done'; readonly recording: Recording };

interface Running {
  readonly microphone: Microphone;
  readonly recorder: MediaRecorder;
  readonly levels: number[];
  timer: ReturnType<typeof setInterval>;
  shouldKeep: boolean;
  isFull: boolean;
}

/**
 * Records a voice message of at most one minute, or begins with one. Unmounting releases the microphone; a recording
 * that runs then is finished and passed to `onLeft`.
 */
export function useRecorder(kept: Recording | null, onLeft?: (recording: Recording) => void) {
  const [state, setState] = useState<RecorderState>(
    kept === null ? { state: 'idle', problem: null } : { state: 'done', recording: kept },
  );
  const running = useRef<Running | null>(null);
  const isLeft = useRef(false);

  const end = (shouldKeep: boolean, isFull = false) => {
    const run = running.current;
    if (run === null) return;
    running.current = null;
    clearInterval(run.timer);
    run.shouldKeep = shouldKeep;
    run.isFull = isFull;
    run.recorder.stop();
    run.microphone.close();
  };
  useEffect(() => {
    isLeft.current = false;
    return () => {
      isLeft.current = true;
      end(true);
    };
  }, []);

  const start = async () => {
    setState({ state: 'asking' });
    const type =
      typeof MediaRecorder === 'undefined' ? null : pickRecordingType((one) => MediaRecorder.isTypeSupported(one));
    const microphone = type === null ? 'outdated' : await openMicrophone();
    if (type === null || typeof microphone === 'string')
      return setState({ state: 'idle', problem: typeof microphone === 'string' ? microphone : 'outdated' });
    // Nobody sees any more that the microphone is open.
    if (isLeft.current) return microphone.close();
    const recorder = new MediaRecorder(microphone.stream, { mimeType: type, audioBitsPerSecond: 32_000 });
    const parts: Blob[] = [];
    const levels: number[] = [];
    const run: Running = {
      microphone,
      recorder,
      levels,
      timer: setInterval(() => listen(run), STEP_MS),
      shouldKeep: true,
      isFull: false,
    };
    recorder.ondataavailable = ({ data }) => parts.push(data);
    recorder.onstop = () => {
      if (!isLeft.current)
        setState(
          run.shouldKeep
            ? { state: 'done', recording: recordingOf(parts, type, run) }
            : { state: 'idle', problem: null },
        );
      else if (run.shouldKeep) onLeft?.(recordingOf(parts, type, run));
    };
    running.current = run;
    recorder.start(1_000);
    setState({ state: 'recording', seconds: 0, levels: [] });
  };
  const listen = (run: Running) => {
    run.levels.push(run.microphone.level());
    const seconds = (run.levels.length * STEP_MS) / 1_000;
    if (seconds >= limits.voice_seconds_max) end(true, true);
    else setState({ state: 'recording', seconds, levels: [...run.levels] });
  };
  const discard = () => {
    if (state.state === 'done') URL.revokeObjectURL(state.recording.src);
    end(false);
    setState({ state: 'idle', problem: null });
  };
  return { state, start: () => void start(), stop: () => end(true), discard };
}

function recordingOf(parts: readonly Blob[], type: string, { levels, isFull }: Running): Recording {
  const file = new File([...parts], recordingName(type), { type: type.replace(/;.*$/, '') });
  return {
    file,
    src: URL.createObjectURL(file),
    seconds: (levels.length * STEP_MS) / 1_000,
    wave: toWaveform(levels),
    isFull,
  };
}
