-- Stores of the mobile app are gateways as well.
alter table payment_order drop constraint payment_order_gateway;
alter table payment_order add constraint payment_order_gateway
  check (gateway in ('stripe', 'paypal', 'wechat', 'google', 'apple', 'sandbox')) not valid;
-- By which a store is told that a purchase was delivered, and what it has charged, in thousandths of its currency.
alter table payment_order add column store_token text, add column charged_thousandths bigint, add column charged_currency text;
