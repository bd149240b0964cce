import Type from 'typebox';
import { oneOf, nullable } from '../protocol/choice.schema.ts';
import { described } from '../protocol/described.ts';
import { define, type EndpointSchemas } from '../protocol/endpoint.ts';
import { NoParams, NoQuery, PageQuery } from '../protocol/pagination.schema.ts';
import { listGivenTrials, upgrade } from './membership.ts';
import { packs } from './payments.ts';

const closed = { additionalProperties: false } as const;

export const GivenTrial = Type.Object(
  {
    id: Type.Integer(),
    user: described(
      'Who got it; null where the partner may not see them.',
      nullable(Type.Object({ user_id: Type.Integer(), name: Type.String() }, closed)),
    ),
    created_at: Type.String(),
    ends_on: described('The last day of the trial.', Type.String()),
    is_running: described('False for a trial that is over.', Type.Boolean()),
  },
  closed,
);

export const GivenTrials = Type.Object(
  {
    left: described('Trials that the partner can still give this month.', Type.Integer()),
    items: Type.Array(GivenTrial),
    max_id: Type.Integer(),
  },
  closed,
);

export const membershipSchemas = {
  listGivenTrials: {
    summary: 'The trials that the caller gave as a partner, newest first, and how many are left this month.',
    limit: { max: 120, seconds: 60 },
    params: NoParams,
    query: PageQuery,
    body: null,
    reply: { 200: GivenTrials },
    errors: ['session_over'],
  },
  upgrade: {
    summary:
      'Buys VIP from the balance, for oneself or somebody else, or tells the result of a pack that was paid in money: then it changes nothing, and `loading` is asked again under a new key.',
    limit: { max: 30, seconds: 600 },
    params: NoParams,
    query: NoQuery,
    body: Type.Object(
      {
        package: oneOf(packs),
        gateway: oneOf(['balance', 'order', 'present']),
        order_id: Type.Optional(
          described('The paid order, with gateway `order`.', Type.String({ pattern: '^[a-f0-9]{32}$' })),
        ),
        user_id: Type.Optional(Type.Integer({ minimum: 1 })),
        agreed: Type.Optional(described('Needed for somebody else: the member ticked the box.', Type.Boolean())),
        expected: Type.Optional(Type.Number()),
      },
      { additionalProperties: false },
    ),
    reply: {
      200: Type.Object(
        {
          status: oneOf(['success', 'loading']),
          month: Type.Number(),
          me: described("1 for the caller's own account.", oneOf([0, 1])),
          name: Type.String(),
          vip_expired_at: nullable(Type.String()),
        },
        { additionalProperties: false },
      ),
    },
    errors: [
      'session_over',
      'gold_short',
      'balance_too_low',
      'agree_missing',
      'trial_used',
      'price_changed',
      'not_found',
      'payment_locked',
      'spending_capped',
      'presents_used_up',
      'vip_for_life',
      'forbidden',
      'order_unpaid',
    ],
  },
} as const satisfies EndpointSchemas;

export const membershipContract = define({ listGivenTrials, upgrade }, membershipSchemas);
