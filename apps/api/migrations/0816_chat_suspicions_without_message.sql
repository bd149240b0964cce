-- Notes of likes and cards of gifts with signals of a fraud count as well; they are no messages.
alter table message_suspicion alter column message_id drop not null;
