-- Evidence about a dispute is sent to its provider by two members of the staff, like a refund. `file_ref` is the
-- provider's number of the uploaded file: a retry sends the same one.
alter table payment_request add column dispute_id bigint, add column file_ref text;
alter table payment_request add constraint payment_request_dispute_id_fkey
  foreign key (dispute_id) references payment_dispute not valid;
-- small table: acts that the staff ask for
alter table payment_request drop constraint payment_request_act;
-- small table: acts that the staff ask for
alter table payment_request add constraint payment_request_act check (
  act in ('release', 'refund', 'unlock', 'evidence') and (act = 'evidence') = (dispute_id is not null)
) not valid;
