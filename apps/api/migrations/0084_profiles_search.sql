-- What search may read of members who have finished the first steps. The country is looked up only where it is asked for.
create view searchable_member as
  select p.member_id, p.gender, p.birthday, p.seeking, p.place_id, (select c.country from place c where c.id = p.place_id) as country, p.languages,
         p.height, p.weight, p.marriage, p.children, p.income, p.purpose, p.horoscope, p.main_photo is not null as has_photo
  from profile p where p.gender is not null and p.birthday is not null;

-- Month and day of birth as one number, 1231 at most: whose birthday comes next is a piece of an index.
create or replace view listed_member as
  select member_id, gender, seeking, listed_no, listed_at, recommend_rank, active_at,
         (num_nonnulls(seeking, place_id, cover_photo, height, weight, marriage, children, income, orientation, horoscope)
          + (languages <> '{}')::int + (biography <> '')::int + (purpose <> '{}')::int) / 13.0 as completeness,
         (extract(month from birthday) * 100 + extract(day from birthday))::smallint as birth_day
  from profile where listed_no is not null;
create index profile_birth_day on profile (((extract(month from birthday) * 100 + extract(day from birthday))::smallint), listed_no desc) where listed_no is not null;
create index profile_birth_day_gender on profile (((extract(month from birthday) * 100 + extract(day from birthday))::smallint), gender, listed_no desc) where listed_no is not null;
