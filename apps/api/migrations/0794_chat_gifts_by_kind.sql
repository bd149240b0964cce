-- without transaction
-- `message_kinds` has every gift of a conversation as well.
drop index concurrently message_gifts;
