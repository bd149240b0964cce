-- Openings of partners' links, counted by day and country. Holds nothing of who opened them.
create table partner_click (
  pid text not null references partner_link,
  -- By UTC.
  day date not null,
  -- ZZ where the address has none.
  country char(2) not null,
  clicks integer not null,
  primary key (pid, day, country),
  constraint partner_click_clicks check (clicks > 0)
);
create index partner_click_day on partner_click (day);
