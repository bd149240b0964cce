-- What a payer spent on a partner and has not paid for, because the payment behind it was refunded or charged back.
-- Hundredths of purchased gold of the spending. The share is taken back in the same proportion.
alter table ledger_earning add column unpaid bigint not null default 0;
alter table ledger_earning add column unpaid_at timestamptz;
-- Why gold of the share was taken back; null where nothing was, and for a spending that was itself reversed.
alter table ledger_earning add column taken_for text;
alter table ledger_earning add constraint ledger_earning_unpaid check (unpaid >= 0) not valid;
alter table ledger_earning add constraint ledger_earning_taken_for
  check (taken_for in ('refund', 'chargeback')) not valid;

-- Movements of a share after its spending: above zero it was taken back, below zero given back.
create table ledger_clawback (
  transfer_id bigint not null references ledger_transfer,
  -- The transfer of the earning.
  earning_id bigint not null references ledger_transfer,
  amount bigint not null,
  constraint ledger_clawback_pkey primary key (transfer_id, earning_id),
  constraint ledger_clawback_moves check (amount <> 0)
);
create index ledger_clawback_earning on ledger_clawback (earning_id);
