import type { paymentItems as itemNames } from '@peonia/contract/money/payments.ts';
import type { Limits } from '@peonia/contract/protocol/limits.ts';
import type { GoldCents } from '@peonia/core/money.ts';
import type { Db } from '../../platform/db/statement.ts';
import type { EventTransaction } from '../../platform/realtime/transaction-with-events.ts';

export type PaymentItemName = (typeof itemNames)[number];

/** A payment of an item, as its feature sees it. */
export interface ItemPayment {
  readonly id: number;
  readonly payer_id: number;
  readonly order_id: number;
}

/** A thing of another feature that is paid for once in money. Its steps run in the transaction of the payment. */
export interface PaymentItem {
  readonly name: PaymentItemName;
  /** Price in the books. Nothing is off for VIP members or personal rates. */
  readonly price: (limits: Limits) => GoldCents;
  /** Refuses what the payer may not pay now. */
  readonly check: (db: Db, payerId: number, id: number) => Promise<void>;
  /** The money is here. Returns false where the thing cannot be had any more: the payer gets gold instead. */
  readonly paid: (call: EventTransaction, payment: ItemPayment) => Promise<boolean>;
  /** All of the money went back to the payer. */
  readonly refunded: (call: EventTransaction, payment: ItemPayment) => Promise<void>;
}
