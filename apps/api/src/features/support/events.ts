declare module '../../platform/outbox/outbox.ts' {
  interface Topics {
    /** Somebody wrote to the operator. */
    'support.ticket-opened': { readonly ticket_id: number };
    /** Staff answered a ticket. */
    'support.ticket-answered': { readonly message_id: number };
  }
}
