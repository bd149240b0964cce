import type { PackMonth } from '@peonia/core/packs.ts';
import { useSyncExternalStore } from 'react';

/** What the payment dialog is asked to open with. */
export interface PaymentRequest {
  readonly mode: 'recharge' | 'upgrade';
  /** Gold that is missing for what the member wanted: the smallest fitting amount stands chosen. */
  readonly missing?: number;
  /** Whom VIP is for; oneself where it is left out. The name is looked up where it is not given. */
  readonly target?: { readonly userId: number; readonly name?: string };
  /** The pack that stands chosen. */
  readonly month?: PackMonth;
  /** Once the dialog is closed again, whatever came of it: the balance may have changed. */
  readonly onClose?: () => void;
}

let wanted: PaymentRequest | null = null;
const listeners = new Set<() => void>();

/** Opens the payment dialog over the page. Features to the right of payments use `openRecharge` and `openUpgrade`. */
export function askForPayment(request: PaymentRequest): void {
  change(request);
}

/** The dialog was closed. */
export function dropPaymentRequest(): void {
  const request = wanted;
  change(null);
  request?.onClose?.();
}

/** For the dialog's host: what it stands open for. */
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
