-- A suspension reaches a closed account; `closed_at` stays, so that it is closed again afterwards and deleted in time.
update account a set status = 'suspended' where a.status = 'closed' and exists (
  select 1 from sanction s where s.member_id = a.id and s.kind in ('suspend', 'ban') and s.ended_at is null
);

drop index account_closed_at;
create index account_closed_at on account (closed_at) where closed_at is not null and status <> 'deleted';
