import { drawSign, getVerification, sendSelfie, type Verification } from '@peonia/contract/verification.ts';
import { useQuery } from '@tanstack/react-query';
import { call } from '../../platform/api/call.ts';
import { uploadTo } from '../../platform/api/upload.ts';
import { queryClient } from '../../platform/query.ts';
import { useLive, useReset } from '../../platform/realtime/live.ts';

const key = ['verification'] as const;

/** The member's verification state, replaced by each live event. */
export function useVerification() {
  const query = useQuery({ queryKey: key, queryFn: ({ signal }) => call(getVerification, {}, { signal }) });
  useLive('verification.changed', ({ verification }) => cacheVerification(verification));
  useReset(refreshVerification);
  return query;
}

/** Requests a hand sign; returns the current one if it is still valid. */
export async function requestHandSign(): Promise<void> {
  cacheVerification(await call(drawSign));
}

/** Uploads the selfie for a sign and stores the new state. */
export async function submitSelfie(file: File, sign: number): Promise<void> {
  cacheVerification(await uploadTo(sendSelfie, [file], { sign, agreed: true }));
}

function cacheVerification(verification: Verification): void {
  queryClient.setQueryData(key, verification);
}

/** Refetches the state: a sign has expired or was refused. */
export function refreshVerification(): void {
  void queryClient.invalidateQueries({ queryKey: key });
}
