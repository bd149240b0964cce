import { useState } from 'react';
import { useCountdown } from '../form/use-countdown.ts';

interface ResendCode {
  readonly seconds: number;
  readonly isBusy: boolean;
  /** Why no other code was sent. */
  readonly failure: unknown;
  /** Starts the countdown after a code was sent. */
  began(seconds: number): void;
  send(request: () => Promise<number>): Promise<void>;
}

/** Countdown between two codes. `request` resolves to the seconds of the next countdown. */
export function useResendCode(initialSeconds: number | null = null): ResendCode {
  const [until, setUntil] = useState<number | null>(() =>
    initialSeconds === null ? null : Date.now() + initialSeconds * 1_000,
  );
  const [isBusy, setBusy] = useState(false);
  const [failure, setFailure] = useState<unknown>(null);
  const seconds = useCountdown(until);
  const began = (next: number) => setUntil(Date.now() + next * 1_000);
  return {
    seconds,
    isBusy,
    failure,
    began,
    async send(request) {
      setBusy(true);
      setFailure(null);
      try {
        began(await request());
      } catch (error) {
        setFailure(error);
      } finally {
        setBusy(false);
      }
    },
  };
}
