import type { Limits } from '@peonia/contract/protocol/limits.ts';
import type { Db } from '../../../platform/db/statement.ts';
import { goldSalesOf } from '../../payments/public.ts';
import { rateOfSales } from './rate-of-sales.ts';
import { insertRate, rateBefore, rateOfWeek, weeks, type RateRow } from './rate.sql.ts';

/** The rate of this week. It is fixed by the first who needs it, and never changes afterwards. */
export async function fixRate(db: Db, limits: Limits): Promise<RateRow> {
  const { week, before } = await weeks.one(db, {});
  return (await rateOfWeek.first(db, { week })) ?? fixRateOf(db, { week, before }, limits);
}

/** Fixes the rate of the week that begins on a Monday, from the sales since the Monday before. */
export async function fixRateOf(
  db: Db,
  { week, before }: { readonly week: string; readonly before: string },
  limits: Limits,
): Promise<RateRow> {
  const sales = await goldSalesOf.all(db, { from: before, until: week });
  const former = await rateBefore.first(db, { week });
  await insertRate.run(db, { week, ...rateOfSales(sales, former?.rate ?? null, limits) });
  return rateOfWeek.one(db, { week });
}
