-- The health page counts the events of a day.
create index payment_webhook_event_received on payment_webhook_event (received_at);
