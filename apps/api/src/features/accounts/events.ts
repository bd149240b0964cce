declare module '../../platform/outbox/outbox.ts' {
  interface Topics {
    'account.registered': { readonly account_id: number };
  }
}

export {};
