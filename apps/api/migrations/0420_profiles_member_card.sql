-- What the card of a member shows, in one row: pages of people, posts and conversations read it instead of five tables.
-- A member has a row while the account is active and the profile has gender and birthday.
create table member_card (
  member_id bigint primary key references profile on delete cascade,
  name text not null,
  is_identified boolean not null,
  is_free boolean not null,
  vip_until date,
  gender smallint not null,
  birthday date not null,
  main_photo text,
  languages text[] not null,
  marriage smallint,
  country char(2),
  city text,
  -- Names of the city by language, where they are known.
  cities jsonb,
  time_zone text,
  visibility text not null,
  shows_online boolean not null
) with (fillfactor = 80);

-- The rows of `member_card` as they ought to be.
create view member_card_source as
select p.member_id, a.name, a.identified_at is not null as is_identified, a.is_free, a.vip_until, p.gender, p.birthday,
  p.main_photo, p.languages, p.marriage, c.country, c.name as city,
  (select jsonb_object_agg(n.language, n.name) from place_name n where n.place_id = p.place_id) as cities, c.time_zone,
  s.visibility, s.online_status = 'available' as shows_online
from profile p
join account a on a.id = p.member_id and a.status = 'active'
join privacy_setting s on s.member_id = p.member_id
left join place c on c.id = p.place_id
where p.gender is not null and p.birthday is not null;

-- Members with a card: open accounts that have finished the first steps, and who may see them.
create view shown_member as select member_id, visibility from member_card;

-- The locks make two transactions that change different causes of one card write it one after the other.
create function write_member_card(member bigint) returns void language plpgsql as $$
begin
  perform 1 from account where id = member for share;
  perform 1 from profile where member_id = member for share;
  perform 1 from privacy_setting where member_id = member for share;
  delete from member_card c where c.member_id = member
    and not exists (select from member_card_source s where s.member_id = member);
  insert into member_card select * from member_card_source s where s.member_id = member
  on conflict (member_id) do update set name = excluded.name, is_identified = excluded.is_identified,
    is_free = excluded.is_free, vip_until = excluded.vip_until, gender = excluded.gender, birthday = excluded.birthday,
    main_photo = excluded.main_photo, languages = excluded.languages, marriage = excluded.marriage,
    country = excluded.country, city = excluded.city, cities = excluded.cities, time_zone = excluded.time_zone,
    visibility = excluded.visibility, shows_online = excluded.shows_online;
end
$$;

create function account_changes_card() returns trigger language plpgsql as $$
begin
  perform write_member_card(new.id);
  return null;
end
$$;
create function member_changes_card() returns trigger language plpgsql as $$
begin
  perform write_member_card(new.member_id);
  return null;
end
$$;

create trigger account_card after update of name, status, identified_at, is_free, vip_until on account for each row
  when ((old.name, old.status, old.identified_at is null, old.is_free, old.vip_until)
    is distinct from (new.name, new.status, new.identified_at is null, new.is_free, new.vip_until))
  execute function account_changes_card();
create trigger profile_card after update of gender, birthday, main_photo, languages, marriage, place_id on profile
  for each row when ((old.gender, old.birthday, old.main_photo, old.languages, old.marriage, old.place_id)
    is distinct from (new.gender, new.birthday, new.main_photo, new.languages, new.marriage, new.place_id))
  execute function member_changes_card();
create trigger profile_card_opened after insert on profile for each row
  when (new.gender is not null and new.birthday is not null) execute function member_changes_card();
create trigger privacy_card after update of visibility, online_status on privacy_setting for each row
  when ((old.visibility, old.online_status) is distinct from (new.visibility, new.online_status))
  execute function member_changes_card();
