import type { Call } from '@peonia/contract/calls.ts';
import type { MemberCard } from '@peonia/contract/profiles/member-card.ts';
import { isOver } from '@peonia/core/calls/call-state.ts';
import { useSyncExternalStore } from 'react';
import { signal } from '../../../platform/signal.ts';
import type { DeviceProblem } from '../connection/open-devices.ts';

/** State of the connection: not yet open, good, weak, or lost and restarting. */
type ConnectionState = 'first' | 'good' | 'weak' | 'lost';

/** Devices a side sends. */
export interface Sending {
  readonly microphone: boolean;
  readonly camera: boolean;
}

/** The call of this window, from the first ring until its summary is gone. */
export interface RunningCall {
  readonly call: Call;
  readonly user: MemberCard;
  /** Local time at which `call.seconds` was received. */
  readonly updatedAt: number;
  readonly line: ConnectionState;
  readonly local: MediaStream | null;
  readonly remote: MediaStream | null;
  readonly sending: Sending;
  readonly theirs: Sending;
  /** Whether the remote audio is on. */
  readonly sound: boolean;
  /** Number of cameras of this device. */
  readonly cameras: number;
  readonly isSmall: boolean;
  /** Waiting for the browser's permission or the server. */
  readonly isBusy: boolean;
  /** Accepted on another device of the member. */
  readonly isElsewhere: boolean;
  /** Why it could not be accepted; `words` is the server's text. */
  readonly problem: DeviceProblem | { readonly words: string } | null;
}

let running: RunningCall | null = null;
const changed = signal();

/** Calls back after each change. Returns an unsubscribe function. */
export const onRunningChange = changed.subscribe;

export function currentCall(): RunningCall | null {
  return running;
}

/** Subscribes to the call of this window; null while idle. */
export function useRunningCall(): RunningCall | null {
  return useSyncExternalStore(onRunningChange, currentCall, () => null);
}

export function startRunningCall(call: Call, user: MemberCard, parts: Partial<RunningCall> = {}): void {
  const camera = call.kind === 'video';
  put({
    call,
    user,
    updatedAt: Date.now(),
    line: 'first',
    local: null,
    remote: null,
    sending: { microphone: true, camera },
    theirs: { microphone: true, camera },
    sound: true,
    cameras: 0,
    isSmall: false,
    isBusy: false,
    isElsewhere: false,
    problem: null,
    ...parts,
  });
}

/** Updates the current call; does nothing without one. */
export function updateRunningCall(change: Partial<RunningCall>): void {
  if (running !== null) put({ ...running, ...change });
}

export function clearRunningCall(): void {
  put(null);
}

/** Whether this window is in a call or rings. An ended one that is still shown does not count. */
export function isInCall(now: RunningCall | null): now is RunningCall {
  return now !== null && !now.isElsewhere && !isOver(now.call.status);
}

/** True while this device talks; on one of the member's others the call is answered elsewhere. */
export function isTalking(now: RunningCall): boolean {
  return isInCall(now) && now.call.status === 'connected' && now.line !== 'lost';
}

export function isCaller({ call }: Pick<RunningCall, 'call'>): boolean {
  return call.caller !== call.user_id;
}

function put(next: RunningCall | null): void {
  running = next;
  changed.emit();
}
