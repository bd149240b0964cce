-- without transaction
create index concurrently sanction_carried_from on sanction (carried_from) where carried_from is not null;
