declare module '../../platform/outbox/outbox.ts' {
  interface Topics {
    /** A member has published a post; their friends are notified. */
    'feed.posted': { readonly post_id: number };
  }
}
