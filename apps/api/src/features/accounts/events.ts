import type { AccountNotification } from './account-notifications.ts';

declare module '../../platform/outbox/outbox.ts' {
  interface Topics {
    /** Something an account has to be told by mail or text message. */
    'account.noticed': AccountNotification;
    /** The member proved an address for the first time. */
    'account.verified': { readonly account_id: number };
    /** Written by the database whenever the state of an account becomes `suspended`. */
    'account.suspended': { readonly account_id: number };
  }
}
