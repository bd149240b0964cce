/** SQL: members who were here within so many days. */
export const activeWithin = (days: number): string =>
  `select member_id from profile where active_at > now() - interval '${days} days'`;
