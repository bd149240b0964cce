import type { PaymentOrder } from '@peonia/contract/payments.ts';
import type { Decode } from './decode.ts';

/** How a thing is paid: a gateway of the contract, gold of the balance, or a partner's present. */
export type PaymentMethod = PaymentOrder['gateway'] | 'balance' | 'present';

/** What the member chose and saw before they pressed the button. */
export interface PaymentChoice {
  readonly method: PaymentMethod;
  /** Whole gold to add, or null for a pack. */
  readonly gold: number | null;
  readonly month: NonNullable<PaymentOrder['month']> | null;
  /** In gold where the balance pays. */
  readonly price: { readonly amount: number; readonly currency: 'USD' | 'RMB' | 'gold' };
  /** Whom the pack is for; null for oneself. */
  readonly target: { readonly user_id: number; readonly name: string } | null;
}

/** What the gateway asks for next, as the purchase was answered. */
export interface BegunPayment {
  readonly order: PaymentOrder;
  readonly action: 'redirect' | 'image' | 'page' | 'wait';
  readonly token: string;
}

/** A payment that is under way. It is kept before anything is sent, so a reload goes on with it and never pays twice. */
export interface StoredPayment {
  /** Whose it is: another member of this browser does not see it. */
  readonly account: number;
  /** Idempotency-Key of the one call that costs something; the same at every try. */
  readonly key: string;
  readonly choice: PaymentChoice;
  /**
   * In the chat app's browser: the code that tells who pays there, empty where it gave none; null until it was asked
   * for.
   */
  readonly insideCode: string | null;
  /** Null until the server has answered. */
  readonly begun: BegunPayment | null;
  /** The member says that they have paid. */
  readonly told: boolean;
  /** Closed with "tell me later": nothing opens by itself, the outcome comes as a notice. */
  readonly away: boolean;
}

/** Anything that is not whole is no payment: the bill knows what really happened. */
export const storedPayment: Decode<StoredPayment> = (value) => {
  const payment = (value ?? {}) as Partial<StoredPayment>;
  const { choice, begun } = payment;
  if (typeof payment.account !== 'number' || typeof payment.key !== 'string') return undefined;
  if (typeof choice?.method !== 'string' || typeof choice.price?.amount !== 'number') return undefined;
  if (begun !== null && (typeof begun?.order?.id !== 'string' || typeof begun.token !== 'string')) return undefined;
  return { ...payment, insideCode: payment.insideCode ?? null } as StoredPayment;
};
