-- Birthdays that were refused because the member would be too young, under keyed hashes of the account and the device.
-- Another birthday from either goes to review.
create table refused_birthday (
  key_hash bytea primary key,
  birthday date not null,
  -- Staff believe this account: what its device gave before does not count.
  is_cleared boolean not null default false,
  until date not null
);
create index refused_birthday_until on refused_birthday (until);
