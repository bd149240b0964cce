import { type CallSignal, sendCallSignals } from '@peonia/contract/calls.ts';
import { call, NetworkError } from '../../../platform/api/call.ts';

/** Candidates arrive in bursts; those within this time are sent together. */
const GATHER_MS = 60;
const RETRY_MS = 1_000;
/** Maximum signals per request. Source: contract, `sendCallSignals`. */
const MOST = 30;

/** Sends signals in order and retries on network errors. Returns functions to send and to stop. */
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
      // A refusal is final: the call is over, or its connection is recreated.
      if (error instanceof NetworkError)
        waiting = [...(waiting.some(begins) ? items.filter(({ type }) => type === 'media') : items), ...waiting];
    }
    timer = undefined;
    if (waiting.length > 0 && !isOver) later(RETRY_MS);
  };
  return {
    send(signal: CallSignal): void {
      if (isOver) return;
      // Signals of a previous peer connection are obsolete.
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

/** Starts a new negotiation: earlier candidates and answers are obsolete. */
function begins({ type }: CallSignal): boolean {
  return type === 'offer' || type === 'restart';
}
