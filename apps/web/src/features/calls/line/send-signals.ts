import { type CallSignal, sendCallSignals } from '@peonia/contract/calls.ts';
import { call, NetworkError } from '../../../platform/api/call.ts';

/** Candidates come in a swarm: what comes within this time goes together. */
const GATHER_MS = 60;
const RETRY_MS = 1_000;
/** Most that one request takes; source: contract, `sendCallSignals`. */
const MOST = 30;

/** Sends what the other has to know, in order, and again where the network is gone. Answers how to send and how to stop. */
export function sendSignals(callId: number, device: string) {
  let waiting: CallSignal[] = [];
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isOver = false;

  const later = (ms: number) => {
    timer ??= setTimeout(() => void flush(), ms);
  };
  const flush = async () => {
    const items = waiting.splice(0, MOST);
    try {
      await call(sendCallSignals, { params: { id: callId }, body: { device, items } });
    } catch (error) {
      // A refusal is final for these: the call is over, or its line is made anew.
      if (error instanceof NetworkError)
        waiting = [...(waiting.some(begins) ? items.filter(({ type }) => type === 'media') : items), ...waiting];
    }
    timer = undefined;
    if (waiting.length > 0 && !isOver) later(RETRY_MS);
  };
  return {
    send(signal: CallSignal): void {
      if (isOver) return;
      // What was said of a connection before is not true any more.
      if (begins(signal)) waiting = waiting.filter(({ type }) => type === 'media');
      waiting.push(signal);
      later(GATHER_MS);
    },
    stop(): void {
      isOver = true;
      clearTimeout(timer);
    },
  };
}

/** Begins anew: candidates and answers from before belong to nothing. */
function begins({ type }: CallSignal): boolean {
  return type === 'offer' || type === 'restart';
}
