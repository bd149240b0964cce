-- without transaction
-- `notification_source_people` begins with the same column.
drop index concurrently notification_source_notification;
