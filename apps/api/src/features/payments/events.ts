declare module '../../platform/outbox/outbox.ts' {
  interface Topics {
    /** A provider has told something about money. */
    'payments.noticed': { readonly event_id: number };
    /** An order was credited: the payer gets a receipt. */
    'payments.credited': { readonly order_id: number };
  }
}
