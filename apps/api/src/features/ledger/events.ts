declare module '../../platform/outbox/outbox.ts' {
  interface Topics {
    /** A member spends much more today than on their other days. `spent` in hundredths of gold. */
    'ledger.unusual': { readonly member_id: number; readonly spent: number };
  }
}
