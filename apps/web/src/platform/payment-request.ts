import type { PackMonth } from '@peonia/core/packs.ts';
import { useSyncExternalStore } from 'react';

/** Request to open the payment dialog. */
export interface PaymentRequest {
  readonly mode: 'recharge' | 'upgrade';
  /** Missing gold; preselects the smallest amount that covers it. */
  readonly missing?: number;
  /** Recipient of VIP; the member if absent. The name is looked up if absent. */
  readonly target?: { readonly userId: number; readonly name?: string };
  /** Preselected pack. */
  readonly month?: PackMonth;
  /** Called when the dialog closes, with any outcome; the balance may have changed. */
  readonly onClose?: () => void;
}

let wanted: PaymentRequest | null = null;
const listeners = new Set<() => void>();

/** Opens the payment dialog. Features to the right of payments use `openRecharge` and `openUpgrade`. */
export function askForPayment(request: PaymentRequest): void {
  change(request);
}

/** Drops the request after the dialog closed. */
export function dropPaymentRequest(): void {
  const request = wanted;
  change(null);
  request?.onClose?.();
}

/** For the host of the dialog: the open request. */
export function usePaymentRequest(): PaymentRequest | null {
  return useSyncExternalStore(
    subscribe,
    () => wanted,
    () => null,
  );
}

function change(next: PaymentRequest | null): void {
  wanted = next;
  for (const listener of [...listeners]) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
