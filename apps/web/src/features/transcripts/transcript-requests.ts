import { transcribe, type Transcript } from '@peonia/contract/media/transcripts.ts';
import { useSyncExternalStore } from 'react';
import { call } from '../../platform/api/call.ts';
import { signal } from '../../platform/signal.ts';

type TranscriptState =
  | { readonly state: 'asking' }
  | { readonly state: 'failed'; readonly error: unknown }
  | { readonly state: 'done'; readonly transcript: Transcript };

/** By member and upload: what one member asked for is not there for the next one on this device. */
const states = new Map<string, TranscriptState>();
const changed = signal();
const keyOf = (memberId: number, uploadId: number) => `${memberId}.${uploadId}`;

/** State of the transcript of a recording on this page; undefined until somebody asks. */
export function transcriptState(memberId: number, uploadId: number): TranscriptState | undefined {
  return states.get(keyOf(memberId, uploadId));
}

export function useTranscript(memberId: number, uploadId: number): TranscriptState | undefined {
  return useSyncExternalStore(
    changed.subscribe,
    () => transcriptState(memberId, uploadId),
    () => undefined,
  );
}

/** Asks for what is said in a recording. Does nothing while a request runs, or once the text is there. */
export async function requestTranscript(memberId: number, uploadId: number): Promise<void> {
  const key = keyOf(memberId, uploadId);
  const before = transcriptState(memberId, uploadId);
  if (before !== undefined && before.state !== 'failed') return;
  const put = (state: TranscriptState) => {
    states.set(key, state);
    changed.emit();
  };
  put({ state: 'asking' });
  try {
    put({ state: 'done', transcript: await call(transcribe, { params: { id: uploadId } }) });
  } catch (error) {
    put({ state: 'failed', error });
  }
}
