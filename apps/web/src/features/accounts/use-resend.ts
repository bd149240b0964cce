import { useState } from 'react';
import { useCountdown } from './use-countdown.ts';

export interface Resend {
  readonly seconds: number;
  readonly isBusy: boolean;
  /** Why no other code was sent. */
  readonly failure: unknown;
  /** A code has just been sent: another one may follow after so many seconds. */
  began(seconds: number): void;
  again(send: () => Promise<number>): Promise<void>;
}

/** The pause between two codes. `send` answers how long the next one lasts. */
export function useResend(initialSeconds: number | null = null): Resend {
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
    async again(send) {
      setBusy(true);
      setFailure(null);
      try {
        began(await send());
      } catch (error) {
        setFailure(error);
      } finally {
        setBusy(false);
      }
    },
  };
}
