import type { PaymentOrder } from '@peonia/contract/money/payments.ts';
import type { Decode } from '../../../platform/store/decode.ts';

/** Payment method: a gateway of the contract, the gold balance, or a partner’s present. */
export type PaymentMethod = PaymentOrder['gateway'] | 'balance' | 'present';

/** Choice of the member, as shown before the confirmation. */
export interface PaymentChoice {
  readonly method: PaymentMethod;
  /** Whole gold to buy; null for a pack. */
  readonly gold: number | null;
  readonly month: NonNullable<PaymentOrder['month']> | null;
  /** The thing of another feature that is paid for; null for gold and packs. */
  readonly item: PaymentOrder['item'];
  /** Price; in gold if paid from the balance. `label`: price of the app's store, whose list price `amount` is. */
  readonly price: { readonly amount: number; readonly currency: 'USD' | 'RMB' | 'gold'; readonly label?: string };
  /** Recipient of the pack; null for the member. */
  readonly target: { readonly user_id: number; readonly name: string } | null;
}

/** The mobile app may go on with it: fees of what happens outside of the app, gold that is there, and its store. */
export function isPaidInApp({ method, item }: PaymentChoice): boolean {
  return item !== null || ['balance', 'present', 'google', 'apple'].includes(method);
}

/** Next step of the gateway, from the purchase reply. */
export interface BegunPayment {
  readonly order: PaymentOrder;
  readonly action: 'redirect' | 'image' | 'page' | 'store' | 'wait';
  readonly token: string;
}

/** A payment in progress. Stored before anything is sent, so that a reload continues it and never charges twice. */
export interface StoredPayment {
  /** Member id of the payer; hidden from other accounts of this browser. */
  readonly account: number;
  /** Idempotency-Key of the purchase; the same for every retry. */
  readonly key: string;
  readonly choice: PaymentChoice;
  /** In the chat-app browser: code that identifies the payer, empty if there is none; null until requested. */
  readonly insideCode: string | null;
  /** Null until the server replies. */
  readonly begun: BegunPayment | null;
  /** The member confirmed the payment. */
  readonly told: boolean;
  /** Closed with "tell me later": the outcome comes as a notification. */
  readonly away: boolean;
}

/** An incomplete record is no payment; the server knows the outcome. */
export const storedPayment: Decode<StoredPayment> = (value) => {
  const payment = (value ?? {}) as Partial<StoredPayment>;
  const { choice, begun } = payment;
  if (typeof payment.account !== 'number' || typeof payment.key !== 'string') return undefined;
  if (typeof choice?.method !== 'string' || typeof choice.price?.amount !== 'number') return undefined;
  if (begun !== null && (typeof begun?.order?.id !== 'string' || typeof begun.token !== 'string')) return undefined;
  return {
    ...payment,
    choice: { ...choice, item: choice.item ?? null },
    insideCode: payment.insideCode ?? null,
  } as StoredPayment;
};
