import { drawSign, getVerification, sendSelfie, type Verification } from '@peonia/contract/verification.ts';
import { useQuery } from '@tanstack/react-query';
import { call } from '../../platform/api/call.ts';
import { uploadTo } from '../../platform/api/upload.ts';
import { queryClient } from '../../platform/query.ts';
import { useLive } from '../../platform/realtime/live.ts';

const key = ['verification'] as const;

/** How the own identity stands, live: the event carries the whole. */
export function useVerification() {
  const query = useQuery({ queryKey: key, queryFn: ({ signal }) => call(getVerification, {}, { signal }) });
  useLive('verification.changed', ({ verification }) => keep(verification));
  return query;
}

/** Draws a sign, or finds the one that still counts. */
export async function requestHandSign(): Promise<void> {
  keep(await call(drawSign));
}

/** Sends the selfie for a sign; the program answers how things stand then. */
export async function submitSelfie(file: File, sign: number): Promise<void> {
  keep(await uploadTo(sendSelfie, [file], { sign, agreed: true }));
}

function keep(verification: Verification): void {
  queryClient.setQueryData(key, verification);
}

/** Fetches anew: the time of a sign is over, or it was refused. */
export function refreshVerification(): void {
  void queryClient.invalidateQueries({ queryKey: key });
}
