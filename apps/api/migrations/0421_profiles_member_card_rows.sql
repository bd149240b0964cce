-- Members from before 0420. What changes meanwhile is written by its trigger and stays.
insert into member_card select * from member_card_source on conflict (member_id) do nothing;
