import type { LedgerAlarm } from './proof/mail-alarm.ts';

declare module '../../platform/outbox/outbox.ts' {
  interface Topics {
    /** A member spends much more today than on other days. `spent` in hundredths of gold. */
    'ledger.unusual': { readonly member_id: number; readonly spent: number };
    /** The books are not proved any more, or are again: the operator gets a mail. */
    'ledger.alarm': LedgerAlarm;
    /** Earnings of a partner became available. `amount` in hundredths of gold; the transfer id is unique. */
    'ledger.settled': { readonly member_id: number; readonly amount: number; readonly transfer_id: number };
  }
}
