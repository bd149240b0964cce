import Type, { type TInteger } from 'typebox';
import { nullable, oneOf } from '../protocol/choice.schema.ts';
import { described } from '../protocol/described.ts';
import { define, type EndpointSchemas } from '../protocol/endpoint.ts';
import { IdParams, NoParams, NoQuery, Page } from '../protocol/pagination.schema.ts';
import { Reason } from '../protocol/reason.schema.ts';
import { staffErrors } from '../staff/staff-errors.ts';
import {
  createPriceList,
  decidePriceList,
  editPriceList,
  getPriceList,
  getRunningPrices,
  listPriceLists,
  priceActs,
  priceBoards,
  priceListStates,
} from './price-list.ts';
import { priceNames, type PriceName } from './price-rules.ts';

const closed = { additionalProperties: false } as const;

const Value = described('In the unit of the name; see the price list of the staff pages.', Type.Integer());

/** Every value of a list. What a value may be, `checkPrices` says by field. */
export const PriceValues = Type.Object(
  Object.fromEntries(priceNames.map((name) => [name, Value])) as Record<PriceName, TInteger>,
  closed,
);

const Time = Type.String({ pattern: '^\\d{4}-\\d\\d-\\d\\dT\\d\\d:\\d\\d(?::\\d\\d(?:\\.\\d{1,3})?)?Z$' });

const draft = {
  values: described('Every value of the list.', PriceValues),
  valid_from: described('From when it is charged; null: from its approval.', nullable(Time)),
  reason: described('Why the prices change, for the second person and the audit log.', Reason),
} as const;

export const PriceDraft = Type.Object(draft, closed);

export const PriceListRow = Type.Object(
  {
    id: Type.Integer(),
    state: oneOf(priceListStates),
    valid_from: described(
      'From when it is charged; null before the approval of one without a day.',
      nullable(Type.String()),
    ),
    reason: described('Why the prices change.', Type.String()),
    author: described('Who wrote it; null for who is gone.', nullable(Type.String())),
    changed_at: described('The last change of it, which an act names.', Type.String()),
  },
  closed,
);

export const PriceReceipt = Type.Object(
  {
    thing: described(
      'A purchase as an example.',
      oneOf([
        'recharge',
        'recharge_vip',
        'recharge_china',
        'pack',
        'pack_china',
        'travel',
        'travel_china',
        'call',
        'earning',
      ]),
    ),
    quantity: described('Gold, months or minutes of the example.', Type.Number()),
    currency: oneOf(['USD', 'RMB', 'gold']),
    before: described('What the list before it charges.', Type.Number()),
    after: described('What this list charges.', Type.Number()),
  },
  closed,
);

export const PriceList = Type.Object(
  {
    ...PriceListRow.properties,
    values: described('Every value of this list.', PriceValues),
    before: described('The list that it follows.', PriceValues),
    before_id: described('Its number; null for the built-in prices.', nullable(Type.Integer())),
    receipts: described('Purchases as examples, by both lists.', Type.Array(PriceReceipt)),
    decided_by: nullable(Type.String()),
    decided_at: nullable(Type.String()),
    decision: described('What was given as the reason of the decision.', nullable(Type.String())),
    own: described('The reader wrote it, so that somebody else approves it.', Type.Boolean()),
    acts: described('What the reader may do with it now.', Type.Array(oneOf(priceActs))),
    may_edit: described('The reader may change its values now.', Type.Boolean()),
  },
  closed,
);

const checks = [...staffErrors, 'staff_step_up', 'input_invalid', 'price_value', 'price_time'] as const;

export const priceListSchemas = {
  getRunningPrices: {
    summary: 'The prices, shares and daily counts that hold now. Costs no statement.',
    limit: { max: 240, seconds: 60 },
    params: NoParams,
    query: NoQuery,
    body: null,
    reply: {
      200: Type.Object(
        {
          id: described('Number of the running list; null for the built-in prices.', nullable(Type.Integer())),
          values: described('Every value that holds now.', PriceValues),
        },
        closed,
      ),
    },
    errors: [],
  },
  listPriceLists: {
    summary: 'Price lists of one part of the board, newest first.',
    limit: { max: 240, seconds: 60 },
    params: NoParams,
    query: Type.Object(
      { show: Type.Optional(oneOf(priceBoards)), max_id: Type.Optional(Type.Integer({ minimum: -1 })) },
      closed,
    ),
    body: null,
    reply: { 200: Page(PriceListRow) },
    errors: staffErrors,
  },
  getPriceList: {
    summary: 'One list beside the one that it follows, with example receipts of both.',
    limit: { max: 240, seconds: 60 },
    params: IdParams,
    query: NoQuery,
    body: null,
    reply: { 200: PriceList },
    errors: staffErrors,
  },
  createPriceList: {
    summary: 'Writes a draft. It charges nothing before a second person approves it.',
    limit: { max: 60, seconds: 60 },
    params: NoParams,
    query: NoQuery,
    body: Type.Object({ ...draft, client_id: Type.String({ minLength: 8, maxLength: 64 }) }, closed),
    reply: { 201: PriceList },
    errors: checks,
  },
  editPriceList: {
    summary: 'Replaces the values of a draft.',
    limit: { max: 120, seconds: 60 },
    params: IdParams,
    query: NoQuery,
    body: Type.Object({ ...draft, seen: described('`changed_at` as the editor saw it.', Type.String()) }, closed),
    reply: { 200: PriceList },
    errors: [...checks, 'price_list_moved'],
  },
  decidePriceList: {
    summary:
      'Moves a list on. Who wrote it never approves it. All processes charge an approved list within 5 seconds of its time.',
    limit: { max: 60, seconds: 60 },
    params: IdParams,
    query: NoQuery,
    body: Type.Object(
      {
        act: oneOf(priceActs),
        reason: Type.Optional(described('Needed to approve, refuse and cancel.', Reason)),
        seen: described('`changed_at` as the reader saw it.', Type.String()),
        before_id: described('The list that it was compared with.', nullable(Type.Integer())),
      },
      closed,
    ),
    reply: { 200: PriceList },
    errors: [...checks, 'price_list_moved', 'price_list_time_taken', 'staff_second_person'],
  },
} as const satisfies EndpointSchemas;

export const priceListContract = define(
  { getRunningPrices, listPriceLists, getPriceList, createPriceList, editPriceList, decidePriceList },
  priceListSchemas,
);
