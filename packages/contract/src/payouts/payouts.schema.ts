import { payoutKinds } from '@peonia/core/payout-account.ts';
import Type from 'typebox';
import { OwnerProof, ownerProof, ownerProofErrors } from '../accounts/owner-proof.schema.ts';
import { nullable, oneOf } from '../protocol/choice.schema.ts';
import { described } from '../protocol/described.ts';
import { define, type EndpointSchemas } from '../protocol/endpoint.ts';
import { NoParams, NoQuery } from '../protocol/pagination.schema.ts';
import { deletePayoutMethod, getPayoutMethod, setPayoutMethod } from './payouts.ts';

const closed = { additionalProperties: false } as const;

export const PayoutMethod = Type.Object(
  {
    kind: oneOf(payoutKinds),
    account_name: Type.String(),
    account_number: described('Masked: the whole number never leaves the server.', Type.String()),
    other_information: described('Long numbers in it are masked too; empty where there is none.', Type.String()),
    changed_at: Type.String(),
    payable_at: described('From when on it can be paid to.', Type.String()),
  },
  closed,
);

/** Null without a method. */
const OwnMethod = Type.Object({ method: nullable(PayoutMethod) }, closed);

export const payoutsSchemas = {
  getPayoutMethod: {
    summary: 'Where the partner is paid to, with the number masked.',
    limit: { max: 120, seconds: 60 },
    params: NoParams,
    query: NoQuery,
    body: null,
    reply: { 200: OwnMethod },
    errors: ['session_over'],
  },
  setPayoutMethod: {
    summary:
      'Sets where the partner is paid to. It waits before it can be paid to, ends the other sessions and tells the address. Needs the owner’s proof.',
    limit: { max: 20, seconds: 600 },
    params: NoParams,
    query: NoQuery,
    body: Type.Object(
      {
        kind: oneOf(payoutKinds),
        account_name: Type.String({ minLength: 2, maxLength: 80 }),
        account_number: Type.String({ minLength: 3, maxLength: 100 }),
        other_information: described('Name of the wallet, or bank, BIC and country.', Type.String({ maxLength: 300 })),
        ...ownerProof,
      },
      closed,
    ),
    reply: { 200: OwnMethod },
    errors: [
      'session_over',
      'partner_needed',
      'payout_number_wrong',
      'payout_information_missing',
      ...ownerProofErrors,
    ],
  },
  deletePayoutMethod: {
    summary: 'Removes where the partner is paid to, ends the other sessions and tells the address.',
    limit: { max: 20, seconds: 600 },
    params: NoParams,
    query: NoQuery,
    body: OwnerProof,
    reply: { 200: OwnMethod },
    errors: ['session_over', 'not_found', ...ownerProofErrors],
  },
} as const satisfies EndpointSchemas;

export const payoutsContract = define({ getPayoutMethod, setPayoutMethod, deletePayoutMethod }, payoutsSchemas);
