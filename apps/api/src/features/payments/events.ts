declare module '../../platform/outbox/outbox.ts' {
  interface Topics {
    /** A webhook event of a payment provider was stored. */
    'payments.webhook-event': { readonly event_id: number };
    /** An order was credited: the payer gets a receipt. */
    'payments.credited': { readonly order_id: number };
    /** Its payer has called an order off: the payment is closed at the provider. */
    'payments.called-off': { readonly order_id: number };
    /** A purchase in a store was credited: the store is told that it was delivered. */
    'payments.finish-store-purchase': { readonly order_id: number };
    /** Money of an order came in, went back, was released or came back; or its instrument became known. */
    'payments.moved': { readonly order_id: number };
    /** Two members of the staff decided a refund: it is sent to the provider. */
    'payments.refund': { readonly request_id: number };
    /** Two members of the staff decided to send the evidence about a dispute to its provider. */
    'payments.evidence': { readonly request_id: number };
    /** The feature of a paid thing gives its fee back: the rest of it is sent to the provider. */
    'payments.return-fee': { readonly order_id: number };
    /** Two members of the staff unlocked the payments of a payer, who gets a mail. */
    'payments.unlocked': { readonly order_id: number };
    /** Money was given back: the payer gets a mail. `amount` in hundredths of the order's currency. */
    'payments.refunded': { readonly order_id: number; readonly amount: number };
  }
}
