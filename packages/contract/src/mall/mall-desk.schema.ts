import Type from 'typebox';
import { nullable, oneOf } from '../protocol/choice.schema.ts';
import { described } from '../protocol/described.ts';
import { define, type EndpointSchemas } from '../protocol/endpoint.ts';
import { IdParams, NoParams, NoQuery, Page } from '../protocol/pagination.schema.ts';
import { staffErrors } from '../staff/staff-errors.ts';
import { deskOrderActs, deskOrderParts, getDeskOrder, listDeskOrders, updateDeskOrder } from './mall-desk.ts';
import { DeliveryAddress } from './mall.schema.ts';
import { mallOrderStates } from './mall.ts';

const closed = { additionalProperties: false } as const;

const deskOrderFields = {
  id: Type.Integer(),
  state: oneOf(mallOrderStates),
  items: Type.Array(Type.Object({ name: Type.String(), picture: Type.String(), quantity: Type.Integer() }, closed)),
  total: Type.Number(),
  is_gift: Type.Boolean(),
  created_at: Type.String(),
  /** Since when it is in this state. */
  moved_at: Type.String(),
  /** Target of the next step of the shop; null when none is left. */
  due_at: nullable(Type.String()),
};

export const DeskOrder = Type.Object(deskOrderFields, closed);

export const DeskOrderPage = Type.Object(
  {
    ...deskOrderFields,
    sender: described('Name of who sends it; null for a closed account.', nullable(Type.String())),
    recipient: nullable(Type.String()),
    card: nullable(Type.String()),
    address: described('While the order is prepared or on its way; null before and after.', nullable(DeliveryAddress)),
    courier: nullable(Type.String()),
    tracking_number: nullable(Type.String()),
    acts: Type.Array(oneOf(deskOrderActs)),
    timeline: Type.Array(Type.Object({ state: oneOf(mallOrderStates), at: Type.String() }, closed)),
  },
  closed,
);

export const mallDeskSchemas = {
  listDeskOrders: {
    summary: 'Orders in one state, the oldest first, a page at a time, without addresses. Fulfilment and admins.',
    limit: { max: 240, seconds: 60 },
    params: NoParams,
    query: Type.Object(
      {
        state: oneOf(['accepted', 'preparing', 'delivered']),
        max_id: Type.Optional(Type.Integer({ minimum: -1 })),
        show: Type.Optional(described('`overdue`: past the target of the next step.', oneOf(deskOrderParts))),
      },
      closed,
    ),
    body: null,
    reply: { 200: Page(DeskOrder) },
    errors: staffErrors,
  },
  getDeskOrder: {
    summary: 'Opens an order with its address. The look is logged.',
    limit: { max: 240, seconds: 60 },
    params: IdParams,
    query: NoQuery,
    body: null,
    reply: { 200: DeskOrderPage },
    errors: staffErrors,
  },
  updateDeskOrder: {
    summary:
      'Starts to prepare an order, marks it as delivered with courier and number, which captures the gold, or declines it before and takes it back after that, which returns the gold.',
    limit: { max: 120, seconds: 60 },
    params: IdParams,
    query: NoQuery,
    body: Type.Object(
      {
        act: oneOf(deskOrderActs),
        courier: Type.Optional(Type.String({ minLength: 1, maxLength: 80 })),
        tracking_number: Type.Optional(Type.String({ minLength: 1, maxLength: 80 })),
        reason: Type.Optional(
          described(
            'Of an order declined or taken back, for the log of the staff.',
            Type.String({ minLength: 1, maxLength: 500 }),
          ),
        ),
      },
      closed,
    ),
    reply: { 200: DeskOrderPage },
    errors: [
      'session_over',
      'not_found',
      'staff_locked',
      'staff_factor_missing',
      'order_moved',
      'act_on_oneself',
      'input_invalid',
    ],
  },
} as const satisfies EndpointSchemas;

export const mallDeskContract = define({ listDeskOrders, getDeskOrder, updateDeskOrder }, mallDeskSchemas);
