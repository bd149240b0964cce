-- Why the house has taken a message away from both; null where its sender did, or nobody.
alter table message add column removed_for text;
