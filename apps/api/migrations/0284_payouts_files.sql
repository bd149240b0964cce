-- Files of approved payouts for the bank. A payout is in one file at most, so that no file pays it twice.
create table payout_file (
  id bigint generated always as identity primary key,
  staff_id bigint not null,
  format text not null,
  made_at timestamptz not null default now(),
  constraint payout_file_format check (format in ('csv', 'pain'))
);
alter table payout_request add column file_id bigint references payout_file;
create index payout_request_file on payout_request (file_id) where file_id is not null;

create function check_payout_file() returns trigger language plpgsql as $$
begin
  if new.file_id is distinct from old.file_id and (old.file_id is not null or old.state <> 'approved') then
    raise exception 'a payout goes into one file, after its approval' using errcode = 'check_violation';
  end if;
  if old.file_id is not null and new.state = 'refused' then
    raise exception 'a payout in a file was sent to the bank' using errcode = 'check_violation';
  end if;
  -- Who approved a payout does not pay it with a file either.
  if old.file_id is null and new.file_id is not null
     and exists (select 1 from payout_file f where f.id = new.file_id and f.staff_id = new.approved_by) then
    raise exception 'who approved a payout does not pay it' using errcode = 'check_violation';
  end if;
  return new;
end $$;
create trigger payout_file_once before update on payout_request for each row execute function check_payout_file();
