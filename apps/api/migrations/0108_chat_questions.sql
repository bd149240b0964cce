-- A message that carries a question, or its answer. The question itself belongs to the questions.
alter table message add column question_ask_id bigint references question_ask;
alter table message add constraint message_question check ((kind = 'question') = (question_ask_id is not null)) not valid;
alter table message validate constraint message_question;
create index message_question_ask on message (question_ask_id) where question_ask_id is not null;
