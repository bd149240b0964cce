import { type Call, type CallSignal, getCall, type IceServer, updateCall } from '@peonia/contract/calls.ts';
import { limits } from '@peonia/contract/limits.ts';
import type { MemberCard } from '@peonia/contract/member-card.ts';
import { type CallStatus, type EndStatus, isOver, laterStatus } from '@peonia/core/call-state.ts';
import { call as ask, isRefusal, NetworkError } from '../../../platform/api/call.ts';
import { showProblem } from '../../../platform/errors.tsx';
import { closeDevices } from '../line/open-devices.ts';
import { device, forgetDevice, keepDevice } from './device.ts';
import { HeldLine } from './held-line.ts';
import {
  beginRunning,
  changeRunning,
  currentCall,
  dropRunning,
  isCaller,
  isInCall,
  type RunningCall,
} from './running.ts';

/** After a ring has run out its end should have been heard within this time. */
const LATE_MS = 3_000;

let line: HeldLine | null = null;
/** Rights to the relay as they were given with the call. */
let servers: readonly IceServer[] = [];
/** What came from the other before the own line was there. */
let early: CallSignal[] = [];
/** News of a call that is not on screen yet: it may ring over there before the answer to the call itself is here. */
let ahead: Call | null = null;

/** The line of the call on screen; null while it rings. */
export function lineOfCall(): HeldLine | null {
  return line;
}

/** A call begins on this page: one's own, one that rings, or one that was here before a reload. */
export function beginCall(
  call: Call,
  user: MemberCard,
  parts: Partial<RunningCall> = {},
  given: readonly IceServer[] = [],
): void {
  servers = given;
  beginRunning(call, user, parts);
  if (parts.local !== undefined) keepDevice();
  // Busy at once, or over before the answer was here.
  if (!isInCall(currentCall())) return endHere();
  if (ahead?.call_id === call.call_id) hearCall(ahead);
  // By the server's clock alone: this one may be wrong by hours.
  const rings = Date.parse(call.rings_until) - Date.parse(call.created_at);
  setTimeout(
    () => currentCall()?.call.call_id === call.call_id && isWaiting(currentCall()) && void lookAgain(),
    rings + LATE_MS,
  );
}

/** How the call stands, by an event or an answer of the server. The later of two is true, in whatever order they come. */
export function hearCall(news: Call): void {
  const now = currentCall();
  if (now?.call.call_id !== news.call_id) return void (ahead = news);
  if (isOlder(news.status, now.call.status)) return;
  const wasInCall = isInCall(now);
  const isElsewhere = news.device !== null && news.device !== device();
  changeRunning({ call: news, heardAt: Date.now(), isElsewhere });
  if (wasInCall && !isInCall(currentCall())) endHere();
  else if (isCaller(now) && isAnswered(news.status)) openLine(false);
}

/** What the other's device says to this one. */
export function hearSignals(callId: number, items: readonly CallSignal[]): void {
  if (currentCall()?.call.call_id !== callId) return;
  if (line === null) early.push(...items);
  else line.receive(items);
}

/** Makes the way to the other once both have agreed; `isAnew` where this page was reloaded in the middle. */
export function openLine(isAnew: boolean, fresh: readonly IceServer[] = servers): void {
  const now = currentCall();
  if (!isInCall(now) || line !== null) return;
  line = new HeldLine(now, fresh, {
    onThrough: () => void say(currentCall()?.call.status === 'connecting' ? 'connected' : undefined),
    onNotice: () => void say(),
    freshServers: async () => (await lookAgain())?.ice_servers ?? null,
    onDead: () => closeCall('disconnected'),
  });
  if (isAnew || isCaller(now)) line.begin();
  line.receive(early.splice(0));
}

/** Tells the server something of the call, and hears how it stands. Without a status: that this device is still there. */
export async function say(status?: 'connected' | 'ringing'): Promise<void> {
  const now = currentCall();
  if (!isInCall(now)) return;
  try {
    const answer = await ask(updateCall, {
      params: { id: now.call.call_id },
      body: { device: device(), ...(status === undefined ? {} : { status }) },
    });
    hearCall(answer.call);
  } catch (error) {
    if (isRefusal(error, 'call_over', 'call_elsewhere', 'not_found')) await lookAgain();
    // A cut network is mended by the line; no answer at all in 30 s ends the call. Source: specification section 8.
    else if (error instanceof NetworkError && error.isTimeout) showProblem(error);
  }
}

/** Asks how the call stands, since an event may have been missed; null where there is no answer. */
export async function lookAgain() {
  const id = currentCall()?.call.call_id;
  if (id === undefined) return null;
  try {
    const answer = await ask(getCall, { params: { id } });
    hearCall(answer.call);
    return answer;
  } catch (error) {
    // Gone together with the other, who is not there any more for this member.
    if (isRefusal(error, 'not_found')) closeCall('disconnected');
    return null;
  }
}

/** Ends the call on this page at once, with what is known; the server's word on it may still follow. */
export function closeCall(status: EndStatus): void {
  const now = currentCall();
  if (!isInCall(now)) return;
  changeRunning({ call: { ...now.call, status, seconds: secondsOf(now) } });
  endHere();
}

/**
 * Stops everything that runs for the call. How it ended stays on screen for a moment. Source: specification section 4,
 * "Closing".
 */
function endHere(): void {
  const now = currentCall();
  line?.letGo();
  line = null;
  early = [];
  forgetDevice();
  if (now === null) return;
  closeDevices(now.local);
  const hasTalked = now.call.connected_at !== null;
  // A ring that is over steps aside at once; how it ended is said beside the page.
  changeRunning({ local: null, remote: null, isBusy: false, isSmall: now.isSmall || (!isCaller(now) && !hasTalked) });
  const { call_id: id } = now.call;
  if (!isCaller(now) && !now.isElsewhere && hasTalked) void logSeconds(id, now.call.seconds);
  setTimeout(() => currentCall()?.call.call_id === id && dropRunning(), limits.call_close_ms);
}

/** The log of the one who was called. Lost with the network: the server has counted too. */
async function logSeconds(id: number, seconds: number): Promise<void> {
  await ask(updateCall, { params: { id }, body: { device: device(), seconds } }).catch(() => {});
}

/** Seconds of talk by now, or in all once it is over. */
export function secondsOf({ call, heardAt }: Pick<RunningCall, 'call' | 'heardAt'>, at = Date.now()): number {
  if (call.connected_at === null) return 0;
  return call.status === 'connected' ? call.seconds + Math.max(0, Math.floor((at - heardAt) / 1_000)) : call.seconds;
}

/** The server's word on how a call ended stands above what this page thought. */
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
