-- without transaction
-- An unseen entry of posts has a source for each post of each friend. Its people are found one after the other in this
-- index, without reading the other sources of the same person.
create index concurrently notification_source_people on notification_source (notification_id, person_id, notified_at);
