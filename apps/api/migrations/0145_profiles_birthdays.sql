-- Whoever has their birthday next is one walk through one index: days upwards, in each the newest first. Both columns of the walk go down, so that a
-- page begins in the middle of a day without reading its beginning.
drop index profile_birth_day;
drop index profile_birth_day_gender;
create index profile_birth_day on profile ((-((extract(month from birthday) * 100 + extract(day from birthday))::smallint)) desc, listed_no desc) where listed_no is not null;
create index profile_birth_day_gender on profile (gender, (-((extract(month from birthday) * 100 + extract(day from birthday))::smallint)) desc, listed_no desc) where listed_no is not null;
