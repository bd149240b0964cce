import type { Call } from '@peonia/contract/calls.ts';
import type { MemberCard } from '@peonia/contract/member-card.ts';
import { isOver } from '@peonia/core/call-state.ts';
import { useSyncExternalStore } from 'react';
import type { DeviceProblem } from '../line/open-devices.ts';

/** How the way to the other is: not there yet, good, weak, or lost and looked for. */
export type LineState = 'first' | 'good' | 'weak' | 'lost';

/** What somebody sends. */
export interface Sending {
  readonly microphone: boolean;
  readonly camera: boolean;
}

/** The one call of this window, from its first ring until it has left the screen. */
export interface RunningCall {
  readonly call: Call;
  readonly user: MemberCard;
  /** By this page's clock, when `call.seconds` was told. */
  readonly heardAt: number;
  readonly line: LineState;
  readonly local: MediaStream | null;
  readonly remote: MediaStream | null;
  readonly sending: Sending;
  readonly theirs: Sending;
  /** Whether the other is heard here. */
  readonly sound: boolean;
  /** Cameras of this device. */
  readonly cameras: number;
  readonly isSmall: boolean;
  /** Waits for the browser's permission, or for the server to agree. */
  readonly isBusy: boolean;
  /** Another device of the member has taken it. */
  readonly isElsewhere: boolean;
  /** Why it could not be taken; a refusal's words come from the server. */
  readonly problem: DeviceProblem | { readonly words: string } | null;
}

let running: RunningCall | null = null;
const listeners = new Set<() => void>();

export function currentCall(): RunningCall | null {
  return running;
}

/** The call of this window, or null while it is idle. */
export function useRunningCall(): RunningCall | null {
  return useSyncExternalStore(onRunning, currentCall, () => null);
}

export function beginRunning(call: Call, user: MemberCard, parts: Partial<RunningCall> = {}): void {
  const camera = call.kind === 'video';
  put({
    call,
    user,
    heardAt: Date.now(),
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

/** Changes the call on screen; nothing happens while there is none. */
export function changeRunning(change: Partial<RunningCall>): void {
  if (running !== null) put({ ...running, ...change });
}

export function dropRunning(): void {
  put(null);
}

/** Whether this window is in a call, or rings. One that has ended stays on screen for a moment and is none. */
export function isInCall(now: RunningCall | null): now is RunningCall {
  return now !== null && !now.isElsewhere && !isOver(now.call.status);
}

export function isCaller({ call }: Pick<RunningCall, 'call'>): boolean {
  return call.caller !== call.user_id;
}

export function onRunning(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

function put(next: RunningCall | null): void {
  running = next;
  for (const listener of [...listeners]) listener();
}
