import { addDays, type CalendarDay, dayOf, daysBetween, startOf } from './calendar-day.ts';
import type { GoldCents } from './money.ts';

/** Packs of VIP in months: 0.25 is the trial of a week, 15 is for life. Source: specification section 9. */
export const packMonths = [0.25, 1, 3, 6, 12, 15] as const;
export type PackMonth = (typeof packMonths)[number];

export const trialPack = 0.25;
/** The last day of a membership that does not end. */
export const lifetimeEnd: CalendarDay = '2037-12-31';

export const trialDays = 7;

/** A pack above twelve months is for life. */
export function isLifetimePack(month: PackMonth): boolean {
  return month > 12;
}

/** True for a membership that nothing can be added to. */
export function isForLife(vipUntil: CalendarDay | null): boolean {
  return vipUntil !== null && vipUntil >= lifetimeEnd;
}

/** Prices of the packs, as the price list has them. */
export interface PackPrices {
  readonly pack_trial_cents: GoldCents;
  readonly pack_1_cents: GoldCents;
  readonly pack_3_cents: GoldCents;
  readonly pack_6_cents: GoldCents;
  readonly pack_12_cents: GoldCents;
  readonly pack_life_cents: GoldCents;
  /** Per cent that membership for life is said to save at least. */
  readonly pack_life_saving: number;
}

const priceNames = {
  0.25: 'pack_trial_cents',
  1: 'pack_1_cents',
  3: 'pack_3_cents',
  6: 'pack_6_cents',
  12: 'pack_12_cents',
  15: 'pack_life_cents',
} as const satisfies Readonly<Record<PackMonth, keyof PackPrices>>;

/** Price of a pack in hundredths of gold. */
export function packPrice(month: PackMonth, prices: PackPrices): GoldCents {
  return prices[priceNames[month]];
}

/**
 * Per cent saved against single months, as the packs show it. The trial has nothing to compare with, and what a life
 * saves stands in the price list.
 */
export function packSaving(month: PackMonth, prices: PackPrices): number {
  if (month === trialPack) return 0;
  if (isLifetimePack(month)) return prices.pack_life_saving;
  const single = packPrice(1, prices) * month;
  return Math.max(0, Math.floor(((single - packPrice(month, prices)) * 1_000) / single) / 10);
}

/** The last day after a pack is added: from the later of today and the present one, and never beyond a life. */
export function vipUntilAfter(month: PackMonth, present: CalendarDay | null, today: CalendarDay): CalendarDay {
  if (isLifetimePack(month)) return lifetimeEnd;
  const from = present !== null && present > today ? present : today;
  const until = month === trialPack ? addDays(from, trialDays) : addMonths(from, month);
  return until < lifetimeEnd ? until : lifetimeEnd;
}

/** The last day after a pack is taken back: the days of it that have not run are gone, what was there before stays. */
export function vipUntilWithout(
  pack: { readonly from: CalendarDay; readonly until: CalendarDay; readonly before: CalendarDay | null },
  present: CalendarDay,
  today: CalendarDay,
): CalendarDay {
  if (pack.until >= lifetimeEnd) return pack.before !== null && pack.before > today ? pack.before : addDays(today, -1);
  const runFrom = pack.from > today ? pack.from : today;
  return pack.until > runFrom ? addDays(present, -daysBetween(runFrom, pack.until)) : present;
}

/**
 * The last day after days of a pack are given back: from the later of today and the present one, and never beyond a
 * life.
 */
export function vipUntilAgain(days: number, present: CalendarDay | null, today: CalendarDay): CalendarDay {
  const until = addDays(present !== null && present > today ? present : today, days);
  return until < lifetimeEnd ? until : lifetimeEnd;
}

/** The same day of a later month, or that month's last day where it has no such day. */
function addMonths(day: CalendarDay, months: number): CalendarDay {
  const instant = startOf(day);
  const date = instant.getUTCDate();
  instant.setUTCDate(1);
  instant.setUTCMonth(instant.getUTCMonth() + months);
  const last = new Date(Date.UTC(instant.getUTCFullYear(), instant.getUTCMonth() + 1, 0)).getUTCDate();
  instant.setUTCDate(Math.min(date, last));
  return dayOf(instant);
}
