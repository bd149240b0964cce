declare module '../../platform/outbox/outbox.ts' {
  interface Topics {
    /** A webhook event of a payment provider was stored. */
    'payments.webhook-event': { readonly event_id: number };
    /** An order was credited: the payer gets a receipt. */
    'payments.credited': { readonly order_id: number };
  }
}
