-- What a code was used for: the same again within minutes, such as after a lost reply, is answered alike.
alter table verification_code add column used_for bytea;
-- Hash of the device and the code of the last login with the second step.
alter table account_factor add column repeat_hash bytea, add column repeat_until timestamptz;
