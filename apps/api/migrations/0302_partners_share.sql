-- Of the member at the registration; null where the address has none.
alter table partner_referral add column country char(2);

-- A partner's share of a payment of a referred member. The row follows its payment: refunds and disputes lower it, a won
-- dispute raises it again. Partner and member are numbers: the books keep them when an account is deleted.
create table partner_share (
  order_id bigint primary key references payment_order,
  partner_id bigint not null,
  -- Null once the member's account is deleted.
  member_id bigint,
  pid text not null references partner_link,
  country char(2),
  basis_points integer not null,
  -- Why nothing is credited; null where the payment counts.
  excluded text,
  -- What is left of the payment, in hundredths of USD at the list price, and the booked share in hundredths of gold.
  cash bigint not null default 0,
  amount bigint not null default 0,
  -- Transfers so far.
  moves integer not null default 0,
  created_at timestamptz not null default now(),
  changed_at timestamptz not null default now(),
  constraint partner_share_excluded check (excluded in ('same_person', 'same_instrument')),
  constraint partner_share_bounds check (cash >= 0 and amount >= 0),
  constraint partner_share_credited check (excluded is null or amount = 0)
);
create index partner_share_partner on partner_share (partner_id, created_at);
create index partner_share_member on partner_share (member_id);
