-- Who is found under which word: read newest member first, so a page costs the same however many have the word.
-- "n:" stands before what is part of a name, "b:" before what a biography says.
create table search_word (
  word text collate "C" not null,
  member_id bigint not null references account on delete cascade,
  primary key (word, member_id)
);
create index search_word_member on search_word (member_id);

-- Whose words are in the index.
create table search_entry (
  member_id bigint primary key references account on delete cascade
);

-- Every longer word under itself and under what is left of it without one of its letters: a slip of the finger is a look-up.
create table search_variant (
  variant text collate "C" not null,
  word text collate "C" not null,
  primary key (variant, word)
);
create index search_variant_word on search_variant (word);

-- The most liked and visited of the last days in their order, written anew by a job.
create table hot_member (
  member_id bigint primary key references account on delete cascade,
  gender smallint not null,
  place int not null,
  constraint hot_member_place unique (place)
);
create index hot_member_gender on hot_member (gender, place);
