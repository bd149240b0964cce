import { statement } from '../../platform/db/statement.ts';
import { callerHasProvenEmail, mePart } from '../accounts/public.ts';

const today = `(now() at time zone 'utc')::date`;

/** Null where the member has already spun today. Simultaneous spins wait for each other at the unique constraint. */
export const insertSpin = statement<{ member_id: number; prize: number; gold: number }, { id: number }>(
  'insert_wheel_spin',
  `insert into wheel_spin (member_id, prize, gold) values (:member_id, :prize, :gold)
   on conflict on constraint wheel_spin_once_a_day do nothing returning id`,
);

export const spinOfToday = statement<{ member_id: number }, { prize: number }>(
  'wheel_spin_of_today',
  `select prize from wheel_spin where member_id = :member_id and day = ${today}`,
);

/** `GET me` offers the wheel to members with a verified e-mail address who have not spun today. */
export const offeredWheel = mePart(
  `${callerHasProvenEmail} and not exists (select from wheel_spin where member_id = :reader and day = ${today})`,
  (isOffered: boolean) => isOffered,
);

/** Winners of the last trips take turns until the transaction ends. */
export const lockTrips = statement<object>('lock_wheel_trips', `select pg_advisory_xact_lock(hashtext('wheel_trips'))`);

/** Trips that were won, and how many there are in all where staff have set it. */
export const countTrips = statement<object, { count: number; stock: number | null }>(
  'count_wheel_trips',
  'select count(*) as count, (select trips from wheel_stock) as stock from wheel_spin where prize = 0',
);

export const setTrips = statement<{ trips: number }>(
  'set_wheel_trips',
  'insert into wheel_stock (trips) values (:trips) on conflict (id) do update set trips = excluded.trips',
);

export const spinsByPrize = statement<{ days: number }, { prize: number; count: number; gold: number }>(
  'wheel_spins_by_prize',
  `select prize, count(*) as count, sum(gold)::bigint as gold from wheel_spin
   where day > ${today} - :days::int group by prize order by prize`,
);

export const tripWinners = statement<{ most: number }, { user_id: number; name: string | null; day: string }>(
  'wheel_trip_winners',
  `select s.member_id as user_id, a.name, s.day::text as day from wheel_spin s
   left join active_account a on a.id = s.member_id where s.prize = 0 order by s.id desc limit :most`,
);

/** Spins that won stay: the books prove the gold, and a given trip counts against the stock. */
export const eraseSpins = statement<{ member_id: number }>(
  'erase_wheel_spins',
  'delete from wheel_spin where member_id = :member_id and prize % 2 = 1',
);

export const ownSpins = statement<{ member_id: number }, { day: string; prize: number; gold: number; spun_at: Date }>(
  'own_wheel_spins',
  'select day::text as day, prize, gold, spun_at from wheel_spin where member_id = :member_id order by id',
);
