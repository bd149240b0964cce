import type { AccountNotification } from './account-notifications.ts';

declare module '../../platform/outbox/outbox.ts' {
  interface Topics {
    /** A notification to send by mail. */
    'account.notification': AccountNotification;
    /** A notification of an account without an address, to send by text message. */
    'account.text-message': AccountNotification;
    /** Written by a database trigger when an account becomes `suspended`. */
    'account.suspended': { readonly account_id: number };
  }
}
