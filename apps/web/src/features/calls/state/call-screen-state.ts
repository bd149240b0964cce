import type { CallKind } from '@peonia/contract/calls.ts';
import type { MemberCard } from '@peonia/contract/profiles/member-card.ts';
import { useSyncExternalStore } from 'react';
import { signal } from '../../../platform/signal.ts';

/** A call to start: its price is shown first. */
export interface CallRequest {
  readonly user: MemberCard;
  readonly kind: CallKind;
}

/** `isRunning`: a call rings or is active, in either direction. */
interface CallScreenState {
  readonly request: CallRequest | null;
  readonly isRunning: boolean;
}

const closed: CallScreenState = { request: null, isRunning: false };
let state = closed;
const changed = signal();

/** Updates the state. The call screens load when it first needs them. */
export function updateCallScreen(change: Partial<CallScreenState>): void {
  state = { ...state, ...change };
  changed.emit();
}

export function useCallScreenState(): CallScreenState {
  return useSyncExternalStore(
    changed.subscribe,
    () => state,
    () => closed,
  );
}
