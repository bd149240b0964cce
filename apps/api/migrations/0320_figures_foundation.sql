-- Figures of the operator: one row for each day, metric and group. They name no member.
create table figure_day (
  metric text not null,
  dimension text not null,
  day date not null,
  grp text not null,
  value bigint not null,
  -- Members behind the value: a group of few is merged before it is shown.
  members integer not null,
  primary key (metric, dimension, day, grp),
  constraint figure_day_dimension check (dimension in ('all', 'country', 'language', 'gender', 'source')),
  constraint figure_day_members check (members >= 0)
);

-- Which days of which source are counted, and when.
create table figure_run (
  source text not null,
  day date not null,
  made_at timestamptz not null default now(),
  primary key (source, day)
);

-- Members who registered in a week (Monday), and how many of them were active so many weeks later.
create table figure_cohort (
  week date not null,
  age smallint not null,
  size integer not null,
  active integer not null,
  primary key (week, age),
  constraint figure_cohort_active check (active <= size)
);
