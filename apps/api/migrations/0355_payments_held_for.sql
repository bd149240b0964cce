-- Why a payment is held: 'risk' for what arrived as risky, else the provider's ids of its reviews. What is held already
-- names nothing, and is released by the staff.
alter table payment_order add column held_for text[] not null default '{}';
