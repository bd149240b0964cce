-- As in 0590: look-ups that few rows need, as functions.

-- Whether two members may meet: the other's account is open, and neither blocks the other. A guest blocks nobody.
create function may_meet(reader bigint, member bigint) returns boolean
language plpgsql stable parallel safe as $$
begin
  return exists (select from active_account a where a.id = member)
    and not exists (
      select from relationship t where t.member_id = member and t.other_id = reader and t.kind = 'block'
    )
    and not exists (
      select from relationship t where t.member_id = reader and t.other_id = member and t.kind = 'block'
    );
end $$;

-- Whether the owner has let the reader into the private folder.
create function is_album_guest(owner bigint, reader bigint) returns boolean
language plpgsql stable parallel safe as $$
begin
  return exists (select from album_guest g where g.owner_id = owner and g.guest_id = reader);
end $$;
