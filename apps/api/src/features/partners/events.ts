declare module '../../platform/outbox/outbox.ts' {
  interface Topics {
    /** Somebody registered with a pid: it is credited to its partner unless they are the same person. */
    'partners.referred': { readonly member_id: number; readonly pid: string };
    /** Staff decided an application: the member gets a mail with the reason. */
    'partners.decided': { readonly member_id: number; readonly is_approved: boolean; readonly reason: string };
  }
}
