-- What the daily deck of encounters asks of members besides being listed.
create or replace view listed_member as
  select member_id, gender, seeking, listed_no, listed_at, recommend_rank, active_at,
         (num_nonnulls(seeking, place_id, cover_photo, height, weight, marriage, children, income, orientation, horoscope)
          + (languages <> '{}')::int + (biography <> '')::int + (purpose <> '{}')::int) / 13.0 as completeness,
         (extract(month from birthday) * 100 + extract(day from birthday))::smallint as birth_day,
         orientation
  from profile where listed_no is not null;
