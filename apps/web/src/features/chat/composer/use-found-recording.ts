import { useEffect, useEffectEvent } from 'react';
import { recordingPlace } from './kept-recordings.ts';

/** Calls back where another document has left a recording for this receiver. */
export function useFoundRecording(to: number, onFound: () => void): void {
  const found = useEffectEvent(onFound);
  useEffect(() => {
    const leaving = new AbortController();
    recordingPlace(to)
      .find(leaving.signal)
      // Without the storage there is none.
      .then(
        (recording) => recording !== null && !leaving.signal.aborted && found(),
        () => {},
      );
    return () => leaving.abort();
  }, [to]);
}
