declare module '../../platform/outbox/outbox.ts' {
  interface Topics {
    /** Somebody registered with a pid: it is credited to its partner unless they are the same person. */
    'partners.referred': { readonly member_id: number; readonly pid: string };
    /** The statement of a week was made: the partner gets a mail with it. */
    'partners.statement': { readonly statement_id: number };
    /** Staff invited a member: they get a mail. */
    'partners.invited': { readonly invitation_id: number };
    /** Staff decided an application: the member gets a mail with the reason. */
    'partners.decided': { readonly member_id: number; readonly is_approved: boolean; readonly reason: string };
  }
}
