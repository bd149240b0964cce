import { statement } from '../../../platform/db/statement.ts';

export const insertSanction = statement<{
  member_id: number;
  kind: 'warn' | 'suspend' | 'ban';
  complaint_id: number;
  staff_id: number;
  until: Date | null;
  carried_from: number | null;
}>(
  'insert_sanction',
  `insert into sanction (member_id, kind, complaint_id, staff_id, until, carried_from)
   values (:member_id, :kind, :complaint_id, :staff_id, :until::timestamptz, :carried_from::bigint)`,
);

/** Ends the sanctions of one complaint; returns whether another one keeps the member suspended. */
export const endSanctions = statement<{ complaint_id: number; member_id: number }, { is_out: boolean }>(
  'end_sanctions',
  `with ended as (update sanction set ended_at = now() where complaint_id = :complaint_id and ended_at is null returning id)
   select exists (select 1 from sanction s where s.member_id = :member_id and s.kind in ('suspend', 'ban') and s.ended_at is null and s.id not in (select id from ended)) as is_out`,
);

/** Suspensions that have ended, with whether another one is active. */
export const endDue = statement<{ most: number }, { member_id: number; is_out: boolean }>(
  'end_due_sanctions',
  `with ended as (
     update sanction set ended_at = now() where id in (select id from sanction where kind = 'suspend' and ended_at is null and until <= now() order by until limit :most for update skip locked)
     returning id, member_id
   )
   select distinct e.member_id,
     exists (select 1 from sanction s where s.member_id = e.member_id and s.kind in ('suspend', 'ban') and s.ended_at is null and s.id not in (select id from ended)) as is_out
   from ended e`,
);

interface SideRow {
  readonly member_id: number;
  readonly made: number;
  readonly made_upheld: number;
  readonly about: number;
  readonly about_upheld: number;
  readonly warnings: number;
  readonly suspensions: number;
}

/** Rows about members in complaints and sanctions. */
export const sidesOf = statement<{ ids: number[] }, SideRow & Record<string, unknown>>(
  'complaint_sides_of',
  `select m.id as member_id,
     (select count(*) from complaint c where c.member_id = m.id) as made, (select count(*) from complaint c where c.member_id = m.id and c.state = 'upheld') as made_upheld,
     (select count(*) from complaint c where c.accused_id = m.id) as about, (select count(*) from complaint c where c.accused_id = m.id and c.state = 'upheld') as about_upheld,
     (select count(*) from sanction s where s.member_id = m.id and s.kind = 'warn') as warnings, (select count(*) from sanction s where s.member_id = m.id and s.kind <> 'warn') as suspensions
   from unnest(:ids::bigint[]) as m(id)`,
);

export const eraseSanctions = statement<{ member_id: number }>(
  'erase_sanctions',
  'delete from sanction where member_id = :member_id',
);

export const ownSanctions = statement<
  { member_id: number },
  { kind: string; begun_at: Date; until: Date | null; ended_at: Date | null }
>('own_sanctions', 'select kind, begun_at, until, ended_at from sanction where member_id = :member_id order by id');
