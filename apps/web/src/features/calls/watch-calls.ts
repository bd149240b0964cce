import type { Call } from '@peonia/contract/calls.ts';
import type { MemberCard } from '@peonia/contract/member-card.ts';
import { onTimeout } from '../../platform/errors.tsx';
import { onCallFrame, onLive, onReset } from '../../platform/realtime/live.ts';
import { currentMe } from '../../platform/session/session.ts';
import { onSessionEnd } from '../../platform/session/token.ts';
import { changeDoor } from './call-door.ts';
import { answerBusy, hangUp } from './state/answer.ts';
import { lookForCall } from './state/come-back.ts';
import { device } from './state/device.ts';
import { beginCall, closeCall, hearCall, hearSignals, lineOfCall, lookAgain, say } from './state/follow-call.ts';
import { currentCall, isInCall, onRunning } from './state/running.ts';

/** A page connects within this time, and then looks by itself. */
const CONNECTING_MS = 1_500;

/** Listens for calls for as long as the page lives. Answers the way to stop. */
export function watchCalls(): () => void {
  const hurry = () => lineOfCall()?.hurry();
  addEventListener('online', hurry);
  // Where the page was connected before this program was there, nobody has looked.
  const first = setTimeout(() => void lookBack(), CONNECTING_MS);
  const stops = [
    onLive('call.ringing', ({ call, user }) => letRing(call, user)),
    onLive('call.changed', ({ call }) => hearCall(call)),
    onCallFrame((frame) => frame.device === device() && hearSignals(frame.call_id, frame.items)),
    onReset(() => {
      clearTimeout(first);
      void lookBack();
    }),
    onTimeout(hangUp),
    onSessionEnd(() => closeCall('hangup')),
    onRunning(() => changeDoor({ isRunning: currentCall() !== null })),
    () => clearTimeout(first),
    () => removeEventListener('online', hurry),
  ];
  return () => stops.forEach((stop) => stop());
}

/** Rings on every page of the member that is open. */
function letRing(call: Call, user: MemberCard): void {
  const now = currentCall();
  if (now?.call.call_id === call.call_id) return;
  // Answers busy by itself, should the server not have known. Source: specification section 4.
  if (isInCall(now)) return void answerBusy(call.call_id);
  beginCall(call, user);
  void say('ringing');
}

/** What this page has missed, since it has just begun or was away for long. */
async function lookBack(): Promise<void> {
  if (currentMe() === null) return;
  if (isInCall(currentCall())) return void lookAgain();
  const found = await lookForCall().catch(() => null);
  if (found !== null) letRing(found.call, found.user);
}
