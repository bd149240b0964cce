import type { CallKind } from '@peonia/contract/calls.ts';
import type { MemberCard } from '@peonia/contract/member-card.ts';
import { useSyncExternalStore } from 'react';

/** A member whom one wants to call: the price is shown first. */
export interface CallWish {
  readonly user: MemberCard;
  readonly kind: CallKind;
}

/** `running`: a call rings or goes on, whoever began it. */
export interface CallDoor {
  readonly wish: CallWish | null;
  readonly isRunning: boolean;
}

const closed: CallDoor = { wish: null, isRunning: false };
let door = closed;
const listeners = new Set<() => void>();

/** What the program of calls is needed for. It comes with the first call, so that no page carries it. */
export function changeDoor(change: Partial<CallDoor>): void {
  door = { ...door, ...change };
  for (const listener of [...listeners]) listener();
}

export function useCallDoor(): CallDoor {
  return useSyncExternalStore(
    subscribe,
    () => door,
    () => closed,
  );
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}
