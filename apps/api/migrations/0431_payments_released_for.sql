-- Reviews for which a payment was held when two members of the staff released it: they hold it no more.
alter table payment_order add column released_for text[] not null default '{}';
