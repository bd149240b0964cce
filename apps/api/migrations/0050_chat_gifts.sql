-- A message that carries a gift. The gift itself, its price and its name belong to the gifts.
alter table message add column gift_sent_id bigint references gift_sent;
alter table message add constraint message_gift check ((kind = 'gift') = (gift_sent_id is not null)) not valid;
alter table message validate constraint message_gift;
