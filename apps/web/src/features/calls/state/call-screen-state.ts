import type { CallKind } from '@peonia/contract/calls.ts';
import type { MemberCard } from '@peonia/contract/member-card.ts';
import { useSyncExternalStore } from 'react';

/** A call to start: its price is shown first. */
export interface CallRequest {
  readonly user: MemberCard;
  readonly kind: CallKind;
}

/** `isRunning`: a call rings or is active, in either direction. */
export interface CallScreenState {
  readonly request: CallRequest | null;
  readonly isRunning: boolean;
}

const closed: CallScreenState = { request: null, isRunning: false };
let state = closed;
const listeners = new Set<() => void>();

/** Updates the state. The call screens load when it first needs them. */
export function updateCallScreen(change: Partial<CallScreenState>): void {
  state = { ...state, ...change };
  for (const listener of [...listeners]) listener();
}

export function useCallScreenState(): CallScreenState {
  return useSyncExternalStore(
    subscribe,
    () => state,
    () => closed,
  );
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}
