-- When a member became listable: whoever did in the last week is shown as new.
alter table profile add listed_at timestamptz;

-- What other features read of the members that lists may show. `completeness` is the share of what a profile can tell.
create view listed_member as
  select member_id, gender, seeking, listed_no, listed_at, recommend_rank, active_at,
         (num_nonnulls(seeking, place_id, cover_photo, height, weight, marriage, children, income, orientation, horoscope)
          + (languages <> '{}')::int + (biography <> '')::int + (purpose <> '{}')::int) / 13.0 as completeness
  from profile where listed_no is not null;
