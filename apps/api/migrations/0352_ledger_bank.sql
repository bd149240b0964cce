-- The bank account of the house: payouts to partners leave it, transfers of the providers arrive on it.
alter table ledger_account drop constraint ledger_account_kind;
alter table ledger_account add constraint ledger_account_kind check (
  member_id is not null and kind in ('bonus', 'purchased', 'earned', 'debt')
  or member_id is null
    and kind in ('revenue', 'clearing', 'bank', 'promotion', 'pending_earnings', 'payout', 'adjustment', 'fees')
) not valid;
insert into ledger_account (kind, shard) select 'bank', generate_series(0, 31);

-- small table: lines of imported reports
alter table payment_settlement_line drop constraint payment_settlement_line_kind;
-- small table: lines of imported reports
alter table payment_settlement_line add constraint payment_settlement_line_kind
  check (kind in ('payment', 'refund', 'dispute', 'fee', 'transfer', 'other')) not valid;
-- Hundredths of gold that a report says the provider transferred to the bank, as they were booked.
alter table payment_settlement add column bank_gold bigint not null default 0;
