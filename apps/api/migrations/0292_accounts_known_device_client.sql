-- without transaction
-- Accounts that share a device are found by it.
create index concurrently known_device_client on known_device (client_hash);
