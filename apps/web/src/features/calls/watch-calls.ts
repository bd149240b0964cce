import type { Call } from '@peonia/contract/calls.ts';
import type { MemberCard } from '@peonia/contract/profiles/member-card.ts';
import { onTimeout } from '../../platform/errors/errors.tsx';
import { isConnected, onCallFrame, onLive, onReady, onReset } from '../../platform/realtime/live.ts';
import { currentMe } from '../../platform/session/session.ts';
import { onSessionEnd } from '../../platform/session/token.ts';
import { answerBusy, hangUp } from './state/answer-call.ts';
import {
  beginCall,
  closeCall,
  applyCall,
  receiveSignals,
  currentConnection,
  refetchCall,
  sendCallUpdate,
} from './state/call-lifecycle.ts';
import { updateCallScreen } from './state/call-screen-state.ts';
import { deviceId } from './state/device-id.ts';
import { findMissedCall } from './state/resume-call.ts';
import { currentCall, isInCall, onRunningChange } from './state/running-call.ts';

/** Listens for calls. Returns an unsubscribe function. */
export function watchCalls(): () => void {
  const retryNow = () => currentConnection()?.retryNow();
  addEventListener('online', retryNow);
  let isChecked = false;
  const check = () => {
    isChecked = true;
    void checkMissedCalls();
  };
  // Where the page connected before this module was loaded, nothing tells of it.
  if (isConnected()) check();
  const stops = [
    onLive('call.ringing', ({ call, user }) => showIncomingCall(call, user)),
    onLive('call.changed', ({ call }) => applyCall(call)),
    onCallFrame((frame) => frame.device === deviceId() && receiveSignals(frame.call_id, frame.items)),
    onReset(check),
    // It may have rung since before the page began to load.
    onReady(() => isChecked || check()),
    onTimeout(hangUp),
    onSessionEnd(() => closeCall('hangup')),
    onRunningChange(() => updateCallScreen({ isRunning: currentCall() !== null })),
    () => removeEventListener('online', retryNow),
  ];
  return () => stops.forEach((stop) => stop());
}

/** Rings on every open page of the member. */
function showIncomingCall(call: Call, user: MemberCard): void {
  const now = currentCall();
  if (now?.call.call_id === call.call_id) return;
  // Replies busy if the server did not. Source: specification section 4.
  if (isInCall(now)) return void answerBusy(call.call_id);
  beginCall(call, user);
  void sendCallUpdate('ringing');
}

/** Checks for calls that began before this page was connected. */
async function checkMissedCalls(): Promise<void> {
  if (currentMe() === null) return;
  if (isInCall(currentCall())) return void refetchCall();
  const found = await findMissedCall().catch(() => null);
  if (found !== null) showIncomingCall(found.call, found.user);
}
