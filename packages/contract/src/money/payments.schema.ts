import Type from 'typebox';
import { oneOf, nullable } from '../protocol/choice.schema.ts';
import { described } from '../protocol/described.ts';
import { define, type EndpointSchemas } from '../protocol/endpoint.ts';
import { NoQuery, NoParams } from '../protocol/pagination.schema.ts';
import {
  orderStates,
  gateways,
  packs,
  paymentItems,
  stores,
  purchase,
  getPayer,
  getOrder,
  cancelOrder,
  getPrices,
} from './payments.ts';

const PaymentItem = Type.Object(
  { name: oneOf(paymentItems), id: Type.Integer({ minimum: 1 }) },
  { additionalProperties: false },
);

export const Charged = Type.Object(
  { amount: Type.Number(), currency: described('ISO 4217 code.', Type.String()) },
  { additionalProperties: false },
);

export const PaymentOrder = Type.Object(
  {
    id: described('Unguessable; also the address of the page that follows the payment.', Type.String()),
    state: oneOf(orderStates),
    gateway: oneOf(gateways),
    gold: described('Gold that is added, or zero for a pack paid in money.', Type.Number()),
    month: nullable(oneOf(packs)),
    item: described('The thing that is paid for; null for gold and packs.', nullable(PaymentItem)),
    target: described(
      'Whom a pack is for; null for oneself and for gold.',
      nullable(Type.Object({ user_id: Type.Integer(), name: Type.String() }, { additionalProperties: false })),
    ),
    amount: described('What is charged, in `currency`, with two decimals.', Type.Number()),
    currency: oneOf(['USD', 'RMB']),
    charged: described(
      'What a store has charged, at its own price and in its own currency; null for all other gateways.',
      nullable(Charged),
    ),
    reason: described("Of a pending or failed payment: why, in the reader's language.", nullable(Type.String())),
    as_gold: described(
      'The pack or the thing could not be had any more, so the money was added to the payer’s balance as gold.',
      Type.Boolean(),
    ),
    created_at: Type.String(),
  },
  { additionalProperties: false },
);

export const paymentsSchemas = {
  purchase: {
    summary:
      'Begins a payment for gold (`amount`, whole gold), a VIP pack (`month`) or a thing with a fee (`item`). Exactly one of them. The client names a thing, the server its price; where `expected` states the price the member saw, another one is refused.',
    limit: { max: 30, seconds: 600 },
    params: Type.Object({ method: oneOf(gateways) }, { additionalProperties: false }),
    query: NoQuery,
    body: Type.Object(
      {
        amount: Type.Optional(Type.Integer({ minimum: 1, maximum: 100_000 })),
        month: Type.Optional(oneOf(packs)),
        item: Type.Optional(PaymentItem),
        user_id: Type.Optional(described('VIP for somebody else.', Type.Integer({ minimum: 1 }))),
        agreed: Type.Optional(described('Needed for somebody else: the member ticked the box.', Type.Boolean())),
        inside_code: Type.Optional(
          described(
            'Inside the chat app: the code of its silent login, which tells the provider who pays in the app itself.',
            Type.String({ minLength: 4, maxLength: 200 }),
          ),
        ),
        expected: Type.Optional(
          described(
            'The price that the member saw. Without it the price is the one that the provider shows before the payment.',
            Type.Object({ amount: Type.Number(), currency: oneOf(['USD', 'RMB']) }, { additionalProperties: false }),
          ),
        ),
      },
      { additionalProperties: false },
    ),
    reply: {
      201: Type.Object(
        {
          order: PaymentOrder,
          action: described(
            "`redirect`: the provider's page opens in another window; `image`: a QR code to scan; `page`: in-page of the chat app; `store`: the sheet of the app’s store; `wait`: nothing to do.",
            oneOf(['redirect', 'image', 'page', 'store', 'wait']),
          ),
          token: described(
            'Address of the provider’s page, or the text of the QR code, or the parameters for the chat app as JSON, or the product of the store; empty for `wait`.',
            Type.String(),
          ),
        },
        { additionalProperties: false },
      ),
    },
    errors: [
      'session_over',
      'payment_locked',
      'price_changed',
      'gateway_unknown',
      'gateway_away',
      'spending_capped',
      'agree_missing',
      'trial_used',
      'vip_for_life',
      'not_found',
      'travel_incomplete',
    ],
  },
  getPayer: {
    summary:
      'Inside the chat app’s own browser: the address at which it silently tells who pays. It leads back to `back` with `code`, which `purchase` takes as `inside_code`, and the same `state`.',
    limit: { max: 30, seconds: 600 },
    params: NoParams,
    query: Type.Object(
      {
        back: described(
          'A path of this site: one slash, then no second one and no backslash.',
          Type.String({ pattern: '^/(?![/\\\\])[^\\s\\\\#]*$', maxLength: 500 }),
        ),
        state: described('Comes back unchanged beside the code.', Type.String({ pattern: '^[a-f0-9]{16}$' })),
      },
      { additionalProperties: false },
    ),
    body: null,
    reply: { 200: Type.Object({ url: Type.String() }, { additionalProperties: false }) },
    errors: ['session_over', 'gateway_unknown'],
  },
  getOrder: {
    summary: 'State of one’s own payment; the page polls it beside the live event.',
    limit: { max: 240, seconds: 60 },
    params: Type.Object({ id: Type.String({ pattern: '^[a-f0-9]{32}$' }) }, { additionalProperties: false }),
    query: NoQuery,
    body: null,
    reply: { 200: PaymentOrder },
    errors: ['session_over', 'not_found'],
  },
  cancelOrder: {
    summary: 'The member says that the payment did not work. An order that was paid meanwhile stays paid.',
    limit: { max: 60, seconds: 60 },
    params: Type.Object({ id: Type.String({ pattern: '^[a-f0-9]{32}$' }) }, { additionalProperties: false }),
    query: NoQuery,
    body: Type.Object({ cancel: Type.Literal(true) }, { additionalProperties: false }),
    reply: { 200: PaymentOrder },
    errors: ['session_over', 'not_found'],
  },
  getPrices: {
    summary: 'What gold and VIP cost this member now, by currency, and the gateways that are open here.',
    limit: { max: 120, seconds: 60 },
    params: NoParams,
    query: NoQuery,
    body: null,
    reply: {
      200: Type.Object(
        {
          currency: oneOf(['USD', 'RMB']),
          rate: described('Price of one gold in `currency`, before the VIP discount.', Type.Number()),
          discount: described('Per cent off for VIP members, on USD prices.', Type.Number()),
          presets: Type.Array(
            Type.Object({ gold: Type.Integer(), amount: Type.Number() }, { additionalProperties: false }),
          ),
          packs: Type.Array(
            Type.Object(
              {
                month: Type.Number(),
                gold: Type.Number(),
                amount: Type.Number(),
                saving: Type.Number(),
                lifetime: Type.Boolean(),
              },
              { additionalProperties: false },
            ),
          ),
          items: described(
            'Things with a fee.',
            Type.Array(
              Type.Object({ name: oneOf(paymentItems), amount: Type.Number() }, { additionalProperties: false }),
            ),
          ),
          gateways: Type.Array(oneOf(gateways)),
          store: described(
            'In the mobile app: the store that sells gold and VIP there, and its products; else null.',
            nullable(
              Type.Object(
                {
                  gateway: oneOf(stores),
                  products: described(
                    'What the store sells.',
                    Type.Array(
                      Type.Object(
                        {
                          id: described('Name of the product at the store, which has its price.', Type.String()),
                          gold: described('Whole gold; null for a pack.', nullable(Type.Integer())),
                          month: described('The pack; null for gold.', nullable(oneOf(packs))),
                          amount: described('List price, which `expected` states.', Type.Number()),
                        },
                        { additionalProperties: false },
                      ),
                    ),
                  ),
                },
                { additionalProperties: false },
              ),
            ),
          ),
          balance_gateway: described('Paying a pack from the balance is possible.', Type.Boolean()),
          trial: Type.Boolean(),
        },
        { additionalProperties: false },
      ),
    },
    errors: ['session_over'],
  },
} as const satisfies EndpointSchemas;

export const paymentsContract = define({ purchase, getPayer, getOrder, cancelOrder, getPrices }, paymentsSchemas);
