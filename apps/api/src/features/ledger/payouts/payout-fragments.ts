/** SQL: gold that waits on the payout account, in hundredths. */
export const heldForPayouts =
  "(select coalesce(sum(balance), 0)::bigint from ledger_account where member_id is null and kind = 'payout')";

/** SQL: when the transfer with this key was posted; null without one. */
export const postedAt = (key: string): string =>
  `(select posted.created_at from ledger_transfer posted where posted.key = ${key})`;
