/** SQL: gold that waits on the payout account, in hundredths. */
export const heldForPayouts =
  "(select coalesce(sum(balance), 0)::bigint from ledger_account where member_id is null and kind = 'payout')";

/** SQL: gold that was paid out and not returned, in hundredths, by the accounts of the house that money leaves from. */
export const paidFromHouse = `(select coalesce(sum(e.amount), 0)::bigint from ledger_transfer t
     join ledger_entry e on e.transfer_id = t.id join ledger_account a on a.id = e.account_id
   where t.cause = 'payout' and a.member_id is null and a.kind in ('bank', 'clearing'))`;

/** SQL: when the transfer with this key was posted; null without one. */
export const postedAt = (key: string): string =>
  `(select posted.created_at from ledger_transfer posted where posted.key = ${key})`;
