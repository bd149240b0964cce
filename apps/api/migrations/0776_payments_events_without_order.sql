-- without transaction
-- Events that named a payment which no order knew yet; the order that gets the payment claims them.
create index concurrently payment_webhook_event_without_order on payment_webhook_event (gateway, (event ->> 'payment'))
  where state = 'refused' and order_id is null;
