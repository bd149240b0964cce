import Type from 'typebox';
import { nullable } from '../protocol/choice.schema.ts';
import { described } from '../protocol/described.ts';

const closed = { additionalProperties: false } as const;

export const RunBy = Type.Object(
  {
    user_id: Type.Integer(),
    name: Type.String(),
    declared: described(
      'By staff. Otherwise the account came through a link of the partner and has a device or an address in common.',
      Type.Boolean(),
    ),
  },
  closed,
);

export const flags = {
  partner: Type.Boolean(),
  /** The mall is open to the member. */
  mall: Type.Boolean(),
  /** VIP without paying. */
  free: Type.Boolean(),
  /** USD per gold; null for the common price. */
  rate: nullable(Type.Number({ minimum: 0.01, maximum: 1_000 })),
};

export const MemberFlags = Type.Object(
  {
    user_id: Type.Integer(),
    name: Type.String(),
    ...flags,
    run_by: described('The partner who runs the account for somebody else.', nullable(RunBy)),
  },
  closed,
);
