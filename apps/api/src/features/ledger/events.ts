import type { LedgerAlarm } from './proof/mail-alarm.ts';

declare module '../../platform/outbox/outbox.ts' {
  interface Topics {
    /** A member spends much more today than on other days. `spent` in hundredths of gold. */
    'ledger.unusual': { readonly member_id: number; readonly spent: number };
    /** The books are not proved any more, or are again: the operator gets a mail. */
    'ledger.alarm': LedgerAlarm;
    /** A member owes more or less: what partners earned from them follows. */
    'ledger.debt-moved': { readonly member_id: number };
    /** Payers have not paid, or have paid again, for what a partner earned from. By the transfers of the earnings. */
    'ledger.share-unpaid': { readonly member_id: number; readonly transfer_ids: readonly number[] };
    /** Gold of a partner's shares was taken back, or came back. `amount` in hundredths of gold. */
    'ledger.share-moved': {
      readonly member_id: number;
      readonly amount: number;
      readonly transfer_id: number;
      readonly what: 'refund' | 'chargeback' | 'returned';
    };
    /** Earnings of a partner became available. `amount` in hundredths of gold; the transfer id is unique. */
    'ledger.settled': { readonly member_id: number; readonly amount: number; readonly transfer_id: number };
  }
}
