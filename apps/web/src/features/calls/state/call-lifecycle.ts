import { type Call, type CallSignal, getCall, type IceServer, updateCall } from '@peonia/contract/calls.ts';
import type { MemberCard } from '@peonia/contract/profiles/member-card.ts';
import { limits } from '@peonia/contract/protocol/client-limits.ts';
import { type CallStatus, type EndStatus, isOver, laterStatus } from '@peonia/core/calls/call-state.ts';
import { call as ask, isRefusal, NetworkError } from '../../../platform/api/call.ts';
import { showProblem } from '../../../platform/errors/errors.tsx';
import { closeDevices } from '../connection/open-devices.ts';
import { deviceId, clearDeviceId, storeDeviceId } from './device-id.ts';
import {
  startRunningCall,
  updateRunningCall,
  currentCall,
  clearRunningCall,
  isCaller,
  isInCall,
  type RunningCall,
} from './running-call.ts';
import { SupervisedConnection } from './supervised-connection.ts';

/** Time after the ring timeout within which its end should have arrived. */
const RING_END_GRACE_MS = 3_000;

let line: SupervisedConnection | null = null;
/** Relay credentials from the start of the call. */
let servers: readonly IceServer[] = [];
/** The caller's connection waits for relay credentials. */
let isOpening = false;
/** Signals received before the own connection exists. */
let early: CallSignal[] = [];
/** Update of a call that is not shown yet: its event may arrive before the reply. */
let ahead: Call | null = null;

/** Returns the connection of the current call; null while it rings. */
export function currentConnection(): SupervisedConnection | null {
  return line;
}

/** Starts a call on this page: outgoing, incoming or resumed. */
export function beginCall(
  call: Call,
  user: MemberCard,
  parts: Partial<RunningCall> = {},
  given: readonly IceServer[] = [],
): void {
  servers = given;
  startRunningCall(call, user, parts);
  if (parts.local !== undefined) storeDeviceId();
  // Busy at once, or ended before the reply.
  if (!isInCall(currentCall())) return endLocally();
  if (ahead?.call_id === call.call_id) applyCall(ahead);
  // Uses server times only: the local clock may be wrong.
  const rings = Date.parse(call.rings_until) - Date.parse(call.created_at);
  setTimeout(
    () => currentCall()?.call.call_id === call.call_id && isWaiting(currentCall()) && void refetchCall(),
    rings + RING_END_GRACE_MS,
  );
}

/** Applies an update of the call, from an event or a reply. The later status wins, in any order. */
export function applyCall(news: Call): void {
  const now = currentCall();
  if (now?.call.call_id !== news.call_id) return void (ahead = news);
  if (isOlder(news.status, now.call.status)) return;
  const wasInCall = isInCall(now);
  const isElsewhere = news.device !== null && news.device !== deviceId();
  updateRunningCall({ call: news, updatedAt: Date.now(), isElsewhere });
  if (wasInCall && !isInCall(currentCall())) endLocally();
  else if (isCaller(now) && isAnswered(news.status)) void openAsCaller();
}

/** The relay opens for a call that rings, so the caller gets its credentials when the call is answered. */
async function openAsCaller(): Promise<void> {
  if (line !== null || isOpening) return;
  isOpening = true;
  const fresh = (await refetchCall())?.ice_servers;
  isOpening = false;
  openConnection(false, fresh);
}

/** Receives signals of the other device. */
export function receiveSignals(callId: number, items: readonly CallSignal[]): void {
  if (currentCall()?.call.call_id !== callId) return;
  if (line === null) early.push(...items);
  else line.receive(items);
}

/** Opens the connection once both have agreed; `isNewAttempt` after a reload. */
export function openConnection(isNewAttempt: boolean, fresh: readonly IceServer[] = servers): void {
  const now = currentCall();
  if (!isInCall(now) || line !== null) return;
  line = new SupervisedConnection(now, fresh, {
    onConnected: () => void sendConnectionUpdate(true),
    onKeepAlive: (isConnected) => void sendConnectionUpdate(isConnected),
    refetchServers: async () => (await refetchCall())?.ice_servers ?? null,
    onLost: () => closeCall('disconnected'),
  });
  if (isNewAttempt || isCaller(now)) line.begin();
  line.receive(early.splice(0));
}

/** Reports that media flows, again with each keep-alive until the server knows it: a request may be lost. */
function sendConnectionUpdate(isConnected: boolean): Promise<void> {
  return sendCallUpdate(isConnected && currentCall()?.call.status === 'connecting' ? 'connected' : undefined);
}

/** Sends a status to the server and applies the reply. Without a status: keep-alive. */
export async function sendCallUpdate(status?: 'connected' | 'ringing'): Promise<void> {
  const now = currentCall();
  if (!isInCall(now)) return;
  try {
    const answer = await ask(updateCall, {
      params: { id: now.call.call_id },
      body: { device: deviceId(), ...(status === undefined ? {} : { status }) },
    });
    applyCall(answer.call);
  } catch (error) {
    if (isRefusal(error, 'call_over', 'call_elsewhere', 'not_found')) await refetchCall();
    // The connection handles network errors; a timeout after 30 s ends the call. Source: specification section 8.
    else if (error instanceof NetworkError && error.isTimeout) showProblem(error);
  }
}

/** Refetches the call, since an event may have been missed; null on failure. */
export async function refetchCall() {
  const id = currentCall()?.call.call_id;
  if (id === undefined) return null;
  try {
    const answer = await ask(getCall, { params: { id } });
    applyCall(answer.call);
    return answer;
  } catch (error) {
    // The other member is gone or has become unavailable.
    if (isRefusal(error, 'not_found')) closeCall('disconnected');
    return null;
  }
}

/** Ends the call on this page at once; the server's status may still follow. */
export function closeCall(status: EndStatus): void {
  const now = currentCall();
  if (!isInCall(now)) return;
  updateRunningCall({ call: { ...now.call, status, seconds: callSeconds(now) } });
  endLocally();
}

/** Stops everything of the call. The summary stays for a moment. Source: specification section 4, "Closing". */
function endLocally(): void {
  const now = currentCall();
  line?.dispose();
  line = null;
  early = [];
  clearDeviceId();
  if (now === null) return;
  closeDevices(now.local);
  const hasTalked = now.call.connected_at !== null;
  // An ended ring is minimized; the result is shown beside the page.
  updateRunningCall({
    local: null,
    remote: null,
    isBusy: false,
    isSmall: now.isSmall || (!isCaller(now) && !hasTalked),
  });
  const { call_id: id } = now.call;
  if (!isCaller(now) && !now.isElsewhere && hasTalked) void logSeconds(id, now.call.seconds);
  setTimeout(() => currentCall()?.call.call_id === id && clearRunningCall(), limits.call_close_ms);
}

/** Reports the callee's seconds. Errors are ignored: the server counts too. */
async function logSeconds(id: number, seconds: number): Promise<void> {
  await ask(updateCall, { params: { id }, body: { device: deviceId(), seconds } }).catch(() => {});
}

/** Seconds of talk so far, or in total after the end. */
export function callSeconds({ call, updatedAt }: Pick<RunningCall, 'call' | 'updatedAt'>, at = Date.now()): number {
  if (call.connected_at === null) return 0;
  return call.status === 'connected' ? call.seconds + Math.max(0, Math.floor((at - updatedAt) / 1_000)) : call.seconds;
}

/** A final status of the server replaces the local one. */
function isOlder(news: CallStatus, known: CallStatus): boolean {
  return !isOver(news) && laterStatus(known, news) !== news;
}

/** Whether it still rings. */
export function isWaiting(now: RunningCall | null): now is RunningCall {
  return isInCall(now) && (now.call.status === 'dialing' || now.call.status === 'ringing');
}

function isAnswered(status: CallStatus): boolean {
  return status === 'connecting' || status === 'connected';
}
