-- The catalogue of curated questions; one with choices is answered by choosing, and words may be added.
create table question (
  id int primary key,
  topic text not null,
  -- Choices in an order, so that neighbours are nearly alike.
  is_scale boolean not null default false,
  -- A question that is taken from the catalogue stays, since answers show it.
  is_offered boolean not null default true,
  constraint question_topic check (topic in ('daily', 'values', 'love', 'travel', 'food', 'family', 'dreams', 'humour', 'languages'))
);

create table question_text (
  question_id int not null references question on delete cascade,
  language text not null,
  text text not null,
  choices text[] not null default '{}',
  primary key (question_id, language)
);

-- A question from one member to another: a curated one, or own words. The answer here is between the two.
create table question_ask (
  id bigint generated always as identity primary key,
  asker_id bigint not null references account,
  asked_id bigint not null references account,
  question_id int references question,
  content text,
  asked_at timestamptz not null default now(),
  choice smallint,
  answer text,
  answered_at timestamptz,
  constraint question_ask_other check (asker_id <> asked_id),
  constraint question_ask_one check ((question_id is null) <> (content is null)),
  constraint question_ask_answered check ((answered_at is null) = (answer is null))
);
create index question_ask_open on question_ask (asked_id, id desc) where answered_at is null;
create index question_ask_asker on question_ask (asker_id);

-- What a member answers for everybody: a curated question, or one that somebody asked them.
create table member_answer (
  id bigint generated always as identity primary key,
  member_id bigint not null references account on delete cascade,
  question_id int references question,
  ask_id bigint references question_ask,
  -- Place of the choice, from 0.
  choice smallint,
  content text not null default '',
  -- How much it matters to the member that somebody answers alike: 1 a little, 2 somewhat, 3 very.
  weight smallint not null default 2,
  is_published boolean not null,
  answered_at timestamptz not null default now(),
  constraint member_answer_one check ((question_id is null) <> (ask_id is null)),
  constraint member_answer_said check (choice is not null or content <> ''),
  constraint member_answer_weight check (weight between 1 and 3),
  constraint member_answer_question unique (member_id, question_id),
  constraint member_answer_ask unique (member_id, ask_id)
);
create index member_answer_page on member_answer (member_id, id desc);
create index member_answer_asked on member_answer (ask_id) where ask_id is not null;

-- Somebody would like to see what a profile lacks; once in a while a person may say so to another.
create table question_wish (
  asker_id bigint not null references account on delete cascade,
  asked_id bigint not null references account on delete cascade,
  kind text not null,
  wished_at timestamptz not null default now(),
  primary key (asker_id, asked_id, kind),
  constraint question_wish_kind check (kind in ('avatar', 'bio', 'profile', 'verify')),
  constraint question_wish_other check (asker_id <> asked_id)
);
create index question_wish_asked on question_wish (asked_id);

-- Questions and wishes of a member on one UTC day.
create table question_share (
  member_id bigint not null references account on delete cascade,
  day date not null,
  used int not null,
  primary key (member_id, day)
);
create index question_share_day on question_share (day);

-- A question as it is read in a language, with what was answered: what a message shows of it.
create view asked_question as
  select a.id as ask_id, l.language, coalesce(a.content, t.text) as text,
    case
      when a.answered_at is null then null
      when a.choice is null then nullif(a.answer, '')
      when a.answer = '' then t.choices[a.choice + 1]
      else t.choices[a.choice + 1] || ' · ' || a.answer
    end as answer
  from question_ask a
  cross join (values ('en'), ('zh'), ('tw'), ('de'), ('it'), ('fr'), ('ja'), ('ko')) as l (language)
  left join question_text t on t.question_id = a.question_id and t.language = l.language;
