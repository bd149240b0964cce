import Type from 'typebox';
import { nullable, oneOf } from '../protocol/choice.schema.ts';
import { described } from '../protocol/described.ts';
import { define, type EndpointSchemas } from '../protocol/endpoint.ts';
import { NoParams, NoQuery } from '../protocol/pagination.schema.ts';
import { staffErrors } from '../staff/staff-errors.ts';
import {
  figureDimensions,
  figureNames,
  figureSpans,
  getFigureGroups,
  getFigures,
  getRetention,
  type FigureSpan,
} from './figures.ts';

const closed = { additionalProperties: false } as const;

const span = oneOf(Object.keys(figureSpans) as FigureSpan[]);

export const FigureLine = Type.Object(
  {
    name: oneOf(figureNames),
    values: described(
      'One value a step, the oldest first; null where nothing can be divided.',
      Type.Array(nullable(Type.Number())),
    ),
    total: nullable(Type.Number()),
    previous: described(
      'The total of as many days before; null if not all of them are counted.',
      nullable(Type.Number()),
    ),
  },
  closed,
);

export const FigureReport = Type.Object(
  {
    steps: described('First days of the steps, the oldest first.', Type.Array(Type.String())),
    until: described('The last day, included.', Type.String()),
    first_day: described('The first day that is counted; null before the first night.', nullable(Type.String())),
    made_at: nullable(Type.String()),
    items: Type.Array(FigureLine),
  },
  closed,
);

const FigureGroup = Type.Object(
  {
    group: described('A code of the group, empty for unknown.', Type.String()),
    value: Type.Number(),
  },
  closed,
);

const MergedGroups = Type.Object(
  {
    groups: described('How many groups were merged.', Type.Integer()),
    value: Type.Number(),
  },
  closed,
);

export const FigureGroups = Type.Object(
  {
    items: Type.Array(FigureGroup),
    merged: described('Groups of fewer members than may be shown, as one; null without any.', nullable(MergedGroups)),
  },
  closed,
);

export const Cohort = Type.Object(
  {
    week: described('The Monday of the week of registration.', Type.String()),
    size: described('Null if so few registered that one could be recognised.', nullable(Type.Integer())),
    active: described('Shares from 0 to 1 of those who were active after 0, 1, 2 … weeks.', Type.Array(Type.Number())),
  },
  closed,
);

export const figuresSchemas = {
  getFigures: {
    summary: 'Figures of a span, from the nightly counts. They name no member.',
    limit: { max: 240, seconds: 60 },
    params: NoParams,
    query: Type.Object({ span }, closed),
    body: null,
    reply: { 200: FigureReport },
    errors: [...staffErrors, 'input_invalid'],
  },
  getFigureGroups: {
    summary: 'One figure by country, language, gender or source. Groups of few members are merged.',
    limit: { max: 240, seconds: 60 },
    params: NoParams,
    query: Type.Object(
      { span, name: oneOf(figureNames), by: described('By what the members are grouped.', oneOf(figureDimensions)) },
      closed,
    ),
    body: null,
    reply: { 200: FigureGroups },
    errors: [...staffErrors, 'input_invalid', 'figure_without_groups'],
  },
  getRetention: {
    summary: 'Members by the week of their registration, and which share of them was active in each later week.',
    limit: { max: 240, seconds: 60 },
    params: NoParams,
    query: NoQuery,
    body: null,
    reply: { 200: Type.Object({ items: Type.Array(Cohort) }, closed) },
    errors: staffErrors,
  },
} as const satisfies EndpointSchemas;

export const figuresContract = define({ getFigures, getFigureGroups, getRetention }, figuresSchemas);
