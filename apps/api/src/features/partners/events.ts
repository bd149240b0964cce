declare module '../../platform/outbox/outbox.ts' {
  interface Topics {
    /** Staff decided an application: the member gets a mail with the reason. */
    'partners.decided': { readonly member_id: number; readonly is_approved: boolean; readonly reason: string };
  }
}
