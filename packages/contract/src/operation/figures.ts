import type { Static } from 'typebox';
import { endpoint } from '../protocol/endpoint.ts';
import type * as schema from './figures.schema.ts';

interface Figure {
  readonly section: 'members' | 'funnel' | 'talk' | 'money' | 'translation' | 'desk';
  readonly unit: 'count' | 'usd' | 'rmb' | 'minutes';
  /** How days are put together: their sum, their mean, or the last one of a state or a sliding window. */
  readonly over: 'sum' | 'mean' | 'last';
  /** Each member counts on one day only, so that the members of several days can be added. */
  readonly once?: true;
  /** The value is divided by this figure: minutes by cases. */
  readonly per?: string;
  /** Not about members, so without groups. */
  readonly plain?: true;
}

/** Figures of the operator, in the order of the page. Money is in hundredths. */
const figures = {
  registrations: { section: 'members', unit: 'count', over: 'sum', once: true },
  dau: { section: 'members', unit: 'count', over: 'mean' },
  wau: { section: 'members', unit: 'count', over: 'last' },
  mau: { section: 'members', unit: 'count', over: 'last' },
  verified: { section: 'funnel', unit: 'count', over: 'sum', once: true },
  profiled: { section: 'funnel', unit: 'count', over: 'sum', once: true },
  pictured: { section: 'funnel', unit: 'count', over: 'sum', once: true },
  wrote: { section: 'funnel', unit: 'count', over: 'sum', once: true },
  answered: { section: 'funnel', unit: 'count', over: 'sum', once: true },
  messages: { section: 'talk', unit: 'count', over: 'sum' },
  conversations: { section: 'talk', unit: 'count', over: 'sum' },
  matches: { section: 'talk', unit: 'count', over: 'sum' },
  calls: { section: 'talk', unit: 'count', over: 'sum' },
  call_minutes: { section: 'talk', unit: 'minutes', over: 'sum' },
  revenue_usd: { section: 'money', unit: 'usd', over: 'sum' },
  revenue_rmb: { section: 'money', unit: 'rmb', over: 'sum' },
  payers: { section: 'money', unit: 'count', over: 'mean' },
  refunds: { section: 'money', unit: 'count', over: 'sum' },
  refunded_usd: { section: 'money', unit: 'usd', over: 'sum' },
  refunded_rmb: { section: 'money', unit: 'rmb', over: 'sum' },
  vip_members: { section: 'money', unit: 'count', over: 'last' },
  vip_packs: { section: 'money', unit: 'count', over: 'sum' },
  machine_characters: { section: 'translation', unit: 'count', over: 'sum' },
  human_orders: { section: 'translation', unit: 'count', over: 'sum' },
  complaints: { section: 'desk', unit: 'count', over: 'sum' },
  complaints_decided: { section: 'desk', unit: 'count', over: 'sum', plain: true },
  complaint_minutes: { section: 'desk', unit: 'minutes', over: 'sum', per: 'complaints_decided', plain: true },
  photos_decided: { section: 'desk', unit: 'count', over: 'sum', plain: true },
  selfies_decided: { section: 'desk', unit: 'count', over: 'sum', plain: true },
  tickets: { section: 'desk', unit: 'count', over: 'sum' },
  tickets_answered: { section: 'desk', unit: 'count', over: 'sum', plain: true },
  ticket_answer_minutes: { section: 'desk', unit: 'minutes', over: 'sum', per: 'tickets_answered', plain: true },
  tickets_solved: { section: 'desk', unit: 'count', over: 'sum', plain: true },
  ticket_solve_minutes: { section: 'desk', unit: 'minutes', over: 'sum', per: 'tickets_solved', plain: true },
} as const satisfies Readonly<Record<string, Figure>>;

export type FigureName = keyof typeof figures;

export const figureNames = Object.keys(figures) as FigureName[];

export const figureSections = ['members', 'funnel', 'talk', 'money', 'translation', 'desk'] as const;

/** One figure with all its properties: the table keeps the literal types. */
export function figureOf(name: FigureName): Figure {
  return figures[name];
}

/** Four weeks by day up to yesterday, or whole weeks up to the last Sunday. */
export const figureSpans = {
  '4w': { days: 28, step: 1 },
  '13w': { days: 91, step: 7 },
  '52w': { days: 364, step: 7 },
} as const;

export type FigureSpan = keyof typeof figureSpans;

export const figureDimensions = ['country', 'language', 'gender', 'source'] as const;

export type FigureDimension = (typeof figureDimensions)[number];

export type FigureReport = Static<typeof schema.FigureReport>;
export type FigureLine = Static<typeof schema.FigureLine>;
export type FigureGroups = Static<typeof schema.FigureGroups>;
export type Cohort = Static<typeof schema.Cohort>;

const staffCall = { audience: 'member', method: 'GET', idempotency: 'safe', permission: 'figures.read' } as const;

export const getFigures = endpoint<typeof schema.figuresSchemas.getFigures>({ ...staffCall, path: '/staff/figures' });

export const getFigureGroups = endpoint<typeof schema.figuresSchemas.getFigureGroups>({
  ...staffCall,
  path: '/staff/figures/groups',
});

export const getRetention = endpoint<typeof schema.figuresSchemas.getRetention>({
  ...staffCall,
  path: '/staff/figures/retention',
});
