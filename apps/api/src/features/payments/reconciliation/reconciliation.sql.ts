import { statement } from '../../../platform/db/statement.ts';

/** Our records of the listed payments. */
export const knownPayments = statement<
  { gateway: string; public_ids: string[] },
  { public_id: string; amount: number; currency: string; is_in: boolean }
>(
  'known_payments',
  `select public_id, amount, currency, state in ('paid', 'credited', 'refunded') as is_in from payment_order
   where gateway = :gateway and public_id = any(:public_ids::text[])`,
);

/** Credited orders of a UTC day that ends some hours earlier. */
export const creditedOn = statement<{ gateway: string; day: string; lag: number }, { public_id: string }>(
  'payments_credited_on',
  `select public_id from payment_order where gateway = :gateway and state in ('credited', 'refunded')
     and created_at >= (:day::date::timestamp at time zone 'UTC') - make_interval(hours => :lag::int)
     and created_at < ((:day::date + 1)::timestamp at time zone 'UTC') - make_interval(hours => :lag::int)`,
);

export const storeReconciliation = statement<{ gateway: string; day: string; differences: string }>(
  'keep_payment_comparison',
  `insert into payment_comparison (gateway, day, differences) values (:gateway, :day, :differences::jsonb)
   on conflict (gateway, day) do update set differences = excluded.differences, compared_at = now()`,
);

/** Yesterday, and days before it that a provider was not compared for, as far back as the first comparison. */
export const daysToCompare = statement<{ gateway: string; yesterday: string; most: number }, { day: string }>(
  'days_to_compare_payments',
  `select to_char(d.day, 'YYYY-MM-DD') as day
   from generate_series(:yesterday::date - :most::int + 1, :yesterday::date, interval '1 day') as d (day)
   where d.day = :yesterday::date
     or d.day > (select min(c.day) from payment_comparison c where c.gateway = :gateway)
       and not exists (select 1 from payment_comparison c where c.gateway = :gateway and c.day = d.day::date)
   order by d.day`,
);
