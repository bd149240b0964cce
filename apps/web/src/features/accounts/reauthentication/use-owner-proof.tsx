import { type ReactNode, useState } from 'react';
import { isRefusal } from '../../../platform/api/call.ts';
import { type OwnerProof, OwnerProofDialog } from './owner-proof-dialog.tsx';

interface Attempt {
  /** Repeats the call with a proof; rejects if it is refused. */
  readonly repeat: (proof: OwnerProof) => Promise<void>;
  /** Ends the attempt: with an error of the call, or with the first refusal. */
  readonly abandon: (error?: unknown) => void;
}

interface OwnerProofRequest {
  /** Runs a call. Asks for the proof if the server requires one, and repeats the call with it. */
  run<Result>(work: (proof: OwnerProof) => Promise<Result>): Promise<Result>;
  readonly dialog: ReactNode;
}

/** Confirms changes to the address, the password or a login. `dialog` has to be rendered. */
export function useOwnerProof(): OwnerProofRequest {
  const [attempt, setAttempt] = useState<Attempt | null>(null);

  async function run<Result>(work: (proof: OwnerProof) => Promise<Result>): Promise<Result> {
    try {
      return await work({});
    } catch (refusal) {
      if (!isRefusal(refusal, 'reauthentication_required')) throw refusal;
      return new Promise<Result>((resolve, reject) => {
        setAttempt({
          repeat: async (proof) => {
            const result = await work(proof);
            setAttempt(null);
            resolve(result);
          },
          abandon: (error = refusal) => {
            setAttempt(null);
            reject(error as Error);
          },
        });
      });
    }
  }

  return {
    run,
    dialog: attempt === null ? null : <OwnerProofDialog onProof={attempt.repeat} onAbandon={attempt.abandon} />,
  };
}
