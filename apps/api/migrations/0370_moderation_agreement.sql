-- How often decisions of a reviewer were looked at again by somebody else, and how often they were changed.
create table reviewer_agreement (
  staff_id bigint not null references account (id),
  kind text not null,
  decided integer not null,
  compared integer not null,
  changed integer not null,
  counted_at timestamptz not null default now(),
  primary key (staff_id, kind),
  constraint reviewer_agreement_kind check (kind in ('photos', 'complaints')),
  constraint reviewer_agreement_counts check (changed between 0 and compared and decided >= 0)
);
