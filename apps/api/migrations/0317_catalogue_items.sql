-- Staff change the catalogues. A changed text or picture is a new row, so that what was sent, ordered or answered keeps its
-- own: `origin_id` is the first row of an item (null: itself), `replaced_by` the row that followed.
-- `position`: place in the list of members; null comes after those with a place.
-- small table: the catalogues
create sequence gift_id_seq as int owned by gift.id;
select setval('gift_id_seq', (select max(id) from gift));
alter table gift alter column id set default nextval('gift_id_seq');
alter table gift drop constraint gift_picture_key;
alter table gift add column position int;
alter table gift add column origin_id int;
alter table gift add column replaced_by int;

select setval(pg_get_serial_sequence('product', 'id'), (select max(id) from product));
alter table product drop constraint product_picture_key;
alter table product add column position int;
alter table product add column origin_id int;
alter table product add column replaced_by int;

create sequence question_id_seq as int owned by question.id;
select setval('question_id_seq', (select max(id) from question));
alter table question alter column id set default nextval('question_id_seq');
alter table question add column position int;
alter table question add column origin_id int;
alter table question add column replaced_by int;

alter table message_template alter column position drop not null;
