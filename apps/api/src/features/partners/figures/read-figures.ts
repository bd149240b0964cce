import type {
  AffiliateFigures,
  FigureCount,
  getAffiliateFigures as endpoint,
} from '@peonia/contract/partners/partners.ts';
import { goldFromCents } from '@peonia/core/money.ts';
import type { Call } from '../../../platform/http/call.ts';
import { linksOf } from '../links/link.sql.ts';
import {
  figuresByCampaign,
  figuresByCountry,
  figuresByDay,
  figuresByMonth,
  type FigureRow,
  type FigureSums,
} from './figures.sql.ts';

/** Days by UTC that a span shows. */
export const spanDays = { month: 30, year: 365 } as const;

const nothing: FigureSums = { clicks: 0, registrations: 0, active: 0, paying: 0, cash: 0, gold: 0 };

/** What came of the caller's links: in total, by time, by campaign and by country. */
export async function readFigures({ db, caller, query }: Call<typeof endpoint>): Promise<AffiliateFigures> {
  const span = query.span ?? 'month';
  const params = { member_id: caller.id, days: spanDays[span] };
  const periods = await (span === 'month' ? figuresByDay : figuresByMonth).all(db, params);
  const campaigns = await figuresByCampaign.all(db, params);
  const countries = await figuresByCountry.all(db, params);
  const links = new Map((await linksOf.all(db, { member_id: caller.id })).map((link) => [link.pid, link]));
  const keys = span === 'month' ? daysUntil(new Date(), params.days) : monthsUntil(new Date(), params.days);
  const byKey = new Map(periods.map((row) => [row.key, row]));
  // Links without any figure come last.
  const counted = new Set(campaigns.map(({ key }) => key));
  const silent = [...links.keys()].filter((pid) => !counted.has(pid)).map((key) => ({ ...nothing, key }));
  return {
    span,
    total: present(totalOf(campaigns)),
    periods: keys.map((period) => ({ period, ...present(byKey.get(period) ?? nothing) })),
    campaigns: [...campaigns, ...silent].map((row) => ({
      pid: row.key,
      campaign: links.get(row.key)?.campaign ?? '',
      language: links.get(row.key)?.language ?? 'en',
      ...present(row),
    })),
    countries: countries.map((row) => ({ country: row.key === 'ZZ' ? null : row.key, ...present(row) })),
  };
}

function present({ clicks, registrations, active, paying, cash, gold }: FigureSums): FigureCount {
  return { clicks, registrations, active, paying, net_cash: cash / 100, earned: goldFromCents(gold) };
}

function totalOf(rows: readonly FigureRow[]): FigureSums {
  const sum = (name: keyof FigureSums) => rows.reduce((total, row) => total + row[name], 0);
  return {
    clicks: sum('clicks'),
    registrations: sum('registrations'),
    active: sum('active'),
    paying: sum('paying'),
    cash: sum('cash'),
    gold: sum('gold'),
  };
}

/** `2026-11-23` and the days before it, oldest first. */
export function daysUntil(last: Date, count: number): string[] {
  const day = (before: number) =>
    new Date(Date.UTC(last.getUTCFullYear(), last.getUTCMonth(), last.getUTCDate() - before));
  return Array.from({ length: count }, (_, index) =>
    day(count - 1 - index)
      .toISOString()
      .slice(0, 10),
  );
}

/** The months of these days, oldest first. */
export function monthsUntil(last: Date, days: number): string[] {
  return [...new Set(daysUntil(last, days).map((day) => day.slice(0, 7)))];
}
