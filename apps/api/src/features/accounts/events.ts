import type { AccountNotification } from './account-notifications.ts';

declare module '../../platform/outbox/outbox.ts' {
  interface Topics {
    /** A notification to send by mail or text message. */
    'account.notification': AccountNotification;
    /** Written by a database trigger when an account becomes `suspended`. */
    'account.suspended': { readonly account_id: number };
  }
}
