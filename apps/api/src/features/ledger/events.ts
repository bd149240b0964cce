declare module '../../platform/outbox/outbox.ts' {
  interface Topics {
    /** A member spends much more today than on their other days. `spent` in hundredths of gold. */
    'ledger.unusual': { readonly member_id: number; readonly spent: number };
    /** Earnings of a partner are available from now on. `amount` in hundredths of gold; the transfer is unique for ever. */
    'ledger.settled': { readonly member_id: number; readonly amount: number; readonly transfer_id: number };
  }
}
