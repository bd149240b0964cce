import Type from 'typebox';
import { MemberCard } from '../profiles/member-card.schema.ts';
import { nullable, oneOf } from '../protocol/choice.schema.ts';
import { described } from '../protocol/described.ts';
import { define, type EndpointSchemas } from '../protocol/endpoint.ts';
import { limited } from '../protocol/limited.ts';
import { Done, IdParams, NoParams, NoQuery, Page, pagePlace } from '../protocol/pagination.schema.ts';
import {
  deleteSavedAddress,
  getMallOrder,
  getProduct,
  getSavedAddress,
  listMallOrders,
  listProducts,
  mallOrderActs,
  mallOrderStates,
  placeOrder,
  productCategories,
  productSorts,
  updateMallOrder,
} from './mall.ts';

const closed = { additionalProperties: false } as const;

export const Product = Type.Object(
  {
    id: Type.Integer(),
    category: oneOf(productCategories),
    name: Type.String(),
    price: described('Gold, delivery included.', Type.Number()),
    picture: Type.String(),
    in_stock: Type.Boolean(),
    countries: described(
      'ISO 3166 codes of the countries it is delivered to; null means everywhere.',
      nullable(Type.Array(Type.String())),
    ),
    delivery_days: Type.Integer(),
  },
  closed,
);

export const ProductPage = Type.Object(
  {
    ...Product.properties,
    description: Type.String(),
    pictures: described('The gallery: the picture of the card first.', Type.Array(Type.String())),
    quantity_max: described('The most pieces that one order may hold; 0 if it is sold out.', Type.Integer()),
  },
  closed,
);

/** Where an order goes. Only its recipient and the fulfilment staff ever see it. */
export const DeliveryAddress = Type.Object(
  {
    name: Type.String({ minLength: 1, maxLength: 80 }),
    street: Type.String({ minLength: 1, maxLength: 160 }),
    postcode: Type.String({ maxLength: 16 }),
    city: Type.String({ minLength: 1, maxLength: 80 }),
    country: described('ISO 3166.', Type.String({ pattern: '^[A-Z]{2}$' })),
    phone: Type.String({ maxLength: 32 }),
  },
  closed,
);

const OrderItem = Type.Object(
  {
    product_id: Type.Integer(),
    name: Type.String(),
    picture: Type.String(),
    quantity: Type.Integer(),
    price: described(
      'Gold for one piece, as it was ordered; null for the recipient of a gift.',
      nullable(Type.Number()),
    ),
  },
  closed,
);

const orderFields = {
  id: Type.Integer(),
  state: oneOf(mallOrderStates),
  direction: oneOf(['to_myself', 'to_friend', 'from_friend']),
  /** The other member; null for an own order, and for anyone who is gone. */
  user: nullable(MemberCard),
  items: Type.Array(OrderItem),
  /** Gold; null for the recipient of a gift. */
  total: nullable(Type.Number()),
  /** When an unanswered gift is cancelled. */
  answer_until: nullable(Type.String()),
  created_at: Type.String(),
  /** Changed since the reader last opened the list. */
  unread: Type.Boolean(),
};

export const MallOrder = Type.Object(orderFields, closed);

export const MallOrderPage = Type.Object(
  {
    ...orderFields,
    card: nullable(Type.String()),
    suspicious: Type.Optional(described('The card has signals of a fraud: warn its recipient.', Type.Literal(true))),
    acts: described('What the reader may do now.', Type.Array(oneOf(mallOrderActs))),
    countries: described(
      'Where the shop delivers all of it; null means everywhere.',
      nullable(Type.Array(Type.String())),
    ),
    delivery_days: Type.Integer(),
    address: described('Of the recipient alone.', nullable(DeliveryAddress)),
    courier: nullable(Type.String()),
    tracking_number: described(
      "The parcel's number tells where it goes, so only the recipient sees it.",
      nullable(Type.String()),
    ),
    gold: described(
      'Of the payer alone: gold on hold, captured and given back.',
      nullable(Type.Object({ held: Type.Number(), paid: Type.Number(), returned: Type.Number() }, closed)),
    ),
    timeline: Type.Array(Type.Object({ state: oneOf(mallOrderStates), at: Type.String() }, closed)),
  },
  closed,
);

export const mallSchemas = {
  listProducts: {
    summary: 'Flowers and goods, for accounts with a mall.',
    limit: { max: 120, seconds: 60 },
    params: NoParams,
    query: Type.Object(
      {
        category: Type.Optional(oneOf(['all', ...productCategories])),
        sort: Type.Optional(oneOf(productSorts)),
        max_id: Type.Optional(Type.Integer({ minimum: -1 })),
      },
      closed,
    ),
    body: null,
    /** `max_id` is what to ask for next, -1 at the end. */
    reply: { 200: Page(Product) },
    errors: ['session_over', 'forbidden'],
  },
  getProduct: {
    summary: 'A product with description and gallery.',
    limit: { max: 240, seconds: 60 },
    params: IdParams,
    query: NoQuery,
    body: null,
    reply: { 200: ProductPage },
    errors: ['session_over', 'forbidden', 'not_found'],
  },
  placeOrder: {
    summary:
      'Orders products for oneself or as a gift. The gold is held until delivery. A recipient is asked first and types the address; the sender never sees it.',
    limit: { max: 60, seconds: 60 },
    params: NoParams,
    query: NoQuery,
    body: Type.Object(
      {
        items: limited(
          { maxItems: 'order_products_max' },
          described(
            'What is ordered.',
            Type.Array(
              Type.Object(
                {
                  id: Type.Integer({ minimum: 1 }),
                  quantity: limited({ maximum: 'order_quantity_max' }, Type.Integer({ minimum: 1 })),
                },
                closed,
              ),
              { minItems: 1 },
            ),
          ),
        ),
        to: described('Member that the gift is for; null orders for oneself.', nullable(Type.Integer({ minimum: 1 }))),
        card: described(
          'Words on the card of a gift; empty for none.',
          limited({ maxLength: 'order_card_max' }, Type.String()),
        ),
        address: described('Of an order for oneself, and null for a gift.', nullable(DeliveryAddress)),
        expected: described('Total in gold that the member was shown.', Type.Number({ minimum: 0 })),
      },
      closed,
    ),
    reply: { 201: MallOrderPage },
    errors: [
      'session_over',
      'forbidden',
      'not_found',
      'order_recipient',
      'order_address_missing',
      'order_region',
      'product_unknown',
      'product_sold_out',
      'messages_slowed',
      'price_changed',
      'gold_short',
      'payment_locked',
      'spending_capped',
    ],
  },
  listMallOrders: {
    summary: 'Own orders, newest first: for friends, or to me (own ones and gifts).',
    limit: { max: 120, seconds: 60 },
    params: NoParams,
    query: Type.Object(
      {
        to: Type.Optional(described('Whom the orders are for; both without it.', oneOf(['friend', 'me']))),
        ...pagePlace,
      },
      closed,
    ),
    body: null,
    /** `max_id` is the `page` to ask for next, -1 at the end. */
    reply: { 200: Page(MallOrder) },
    errors: ['session_over'],
  },
  getMallOrder: {
    summary: 'An own order or a gift to the caller, with its timeline.',
    limit: { max: 240, seconds: 60 },
    params: IdParams,
    query: NoQuery,
    body: null,
    reply: { 200: MallOrderPage },
    errors: ['session_over', 'not_found'],
  },
  updateMallOrder: {
    summary:
      'Accepts a gift with an address, corrects the address, refuses, cancels before the shop prepares, or confirms that it arrived. An address outside the delivery region cancels a gift and gives the gold back.',
    limit: { max: 60, seconds: 60 },
    params: IdParams,
    query: NoQuery,
    body: Type.Object(
      {
        act: oneOf(mallOrderActs),
        address: Type.Optional(DeliveryAddress),
        remember: Type.Optional(described('Keeps the address for the next gift.', Type.Boolean())),
      },
      closed,
    ),
    reply: { 200: MallOrderPage },
    errors: ['session_over', 'not_found', 'order_moved', 'order_address_missing', 'order_region'],
  },
  getSavedAddress: {
    summary: 'The address that the caller asked to keep for the next gift.',
    limit: { max: 120, seconds: 60 },
    params: NoParams,
    query: NoQuery,
    body: null,
    reply: { 200: Type.Object({ address: nullable(DeliveryAddress) }, closed) },
    errors: ['session_over'],
  },
  deleteSavedAddress: {
    summary: 'Deletes that address.',
    limit: { max: 60, seconds: 60 },
    params: NoParams,
    query: NoQuery,
    body: null,
    reply: { 204: Done },
    errors: ['session_over'],
  },
} as const satisfies EndpointSchemas;

export const mallContract = define(
  {
    listProducts,
    getProduct,
    placeOrder,
    listMallOrders,
    getMallOrder,
    updateMallOrder,
    getSavedAddress,
    deleteSavedAddress,
  },
  mallSchemas,
);
