import {
  figureNames,
  figureOf,
  figureSpans,
  type FigureLine,
  type FigureName,
  type FigureReport,
  type FigureSpan,
  type getFigures as endpoint,
} from '@peonia/contract/operation/figures.ts';
import type { Limits } from '@peonia/contract/protocol/limits.ts';
import { addDays } from '@peonia/core/calendar-day.ts';
import type { Db } from '../../platform/db/statement.ts';
import type { Call } from '../../platform/http/call.ts';
import { requireStaff } from '../moderation/public.ts';
import { figureSteps, spanState, type StepRow } from './figures.sql.ts';

/** All figures of a span. They name nobody, so a look at them is not logged. */
export async function readFigures({ db, caller, query }: Call<typeof endpoint>, limits: Limits): Promise<FigureReport> {
  await requireStaff(db, caller, 'figures.read', limits);
  const { days, step } = figureSpans[query.span];
  const { since, until, first_day, made_at } = await readSpan(db, query.span);
  const rows = await figureSteps.all(db, { names: figureNames, since, days, step });
  const byName = Map.groupBy(rows, ({ metric }) => metric);
  const hasPrevious = first_day !== null && first_day <= addDays(since, -days);
  return {
    steps: Array.from({ length: days / step }, (_, index) => addDays(since, index * step)),
    until,
    first_day,
    made_at: made_at?.toISOString() ?? null,
    items: figureNames.map((name) => presentLine(name, byName, { days, step, hasPrevious })),
  };
}

/** The days that a span has today. */
export async function readSpan(db: Db, span: FigureSpan) {
  const { days, step } = figureSpans[span];
  const state = await spanState.one(db, { step });
  return { ...state, since: addDays(state.until, 1 - days) };
}

interface Shape {
  readonly days: number;
  readonly step: number;
  readonly hasPrevious: boolean;
}

function presentLine(name: FigureName, byName: Map<FigureName, StepRow[]>, shape: Shape): FigureLine {
  const { days, step, hasPrevious } = shape;
  const count = days / step;
  const steps = Array.from({ length: count }, (_, index) => index);
  const measure = measureOf(name, byName);
  return {
    name,
    values: steps.map((index) => measure(index, index, step)),
    total: measure(0, count - 1, days),
    previous: hasPrevious ? measure(-count, -1, days) : null,
  };
}

/** Puts the steps of a figure together as its definition says. */
function measureOf(name: FigureName, byName: Map<FigureName, StepRow[]>) {
  const { over, per } = figureOf(name);
  const pick = (of: string, from: number, to: number) =>
    (byName.get(of as FigureName) ?? []).filter(({ step }) => step >= from && step <= to);
  const sum = (of: string, from: number, to: number) => pick(of, from, to).reduce((all, row) => all + row.sum, 0);
  return (from: number, to: number, days: number): number | null => {
    if (per !== undefined) {
      const cases = sum(per, from, to);
      return cases === 0 ? null : round(sum(name, from, to) / cases);
    }
    if (over === 'last') return pick(name, to, to).at(0)?.last ?? 0;
    return over === 'mean' ? round(sum(name, from, to) / days) : sum(name, from, to);
  };
}

function round(value: number): number {
  return Math.round(value * 10) / 10;
}
