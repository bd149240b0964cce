-- Days of a month on which a member opened the product: bit 0 is the first.
create table member_activity (
  month date not null,
  member_id bigint not null references account on delete cascade,
  days integer not null,
  primary key (month, member_id)
) with (fillfactor = 80);

-- What figures are grouped by. Unknown is an empty text.
create view member_group as
select a.id as member_id, a.created_at as registered_at, coalesce(place.country::text, '') as country, a.language,
  case p.gender when 0 then 'female' when 1 then 'male' else '' end as gender,
  case when a.pid is null then 'direct' else a.pid end as source
from account a left join profile p on p.member_id = a.id left join place on place.id = p.place_id;

-- Marks the day in the statement that moves `active_at`: one write a member and day.
create function mark_member_active() returns trigger language plpgsql as $$
declare
  today date := (new.active_at at time zone 'UTC')::date;
begin
  insert into member_activity as a (month, member_id, days)
  values (date_trunc('month', today)::date, new.member_id, 1 << (extract(day from today)::integer - 1))
  on conflict (month, member_id) do update set days = a.days | excluded.days;
  return null;
end
$$;
create trigger profile_opened after insert on profile for each row execute function mark_member_active();
create trigger profile_active after update of active_at on profile for each row
  when ((old.active_at at time zone 'UTC')::date <> (new.active_at at time zone 'UTC')::date)
  execute function mark_member_active();
