-- Reads the sanctions without stopping their writers.
alter table sanction validate constraint sanction_carried_from;
