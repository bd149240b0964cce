/** SQL: for each `cause_id` of a cause, the shares that the house gave (`booked`) and that partners have (`earned`). */
export const sharesOfCause = (cause: string): string => `
  select t.cause_id, coalesce(sum(moved.gold), 0) as booked, coalesce(sum(e.amount - e.taken), 0) as earned
  from ledger_transfer t
    left join ledger_earning e on e.transfer_id = t.id and e.state <> 'reversed'
    left join lateral (
      select -sum(x.amount) as gold from ledger_entry x join ledger_account a on a.id = x.account_id
      where x.transfer_id = t.id and a.member_id is null and a.kind = 'revenue'
    ) moved on true
  where t.cause = '${cause}' group by t.cause_id`;
