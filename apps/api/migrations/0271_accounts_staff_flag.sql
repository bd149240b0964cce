-- Whether the account has a staff role, for the member's own menu: `GET me` reads it with the account's row.
alter table account add column is_staff boolean not null default false;
update account set is_staff = true where id in (select member_id from staff_role);

-- The lock comes first, so that the update sees the roles that another transaction granted or revoked meanwhile.
create function set_account_is_staff() returns trigger language plpgsql as $$
declare
  member bigint := coalesce(new.member_id, old.member_id);
begin
  perform from account where id = member for no key update;
  update account set is_staff = exists (select from staff_role where member_id = member) where id = member;
  return null;
end
$$;
create trigger staff_role_account after insert or delete on staff_role
  for each row execute function set_account_is_staff();
