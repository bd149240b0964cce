import type { Static } from 'typebox';
import { endpoint } from '../protocol/endpoint.ts';
import type * as schema from './agreement.schema.ts';

/** Decisions that others of the staff look at again: files reviewed twice, and complaints with an appeal. */
export const agreementKinds = ['photos', 'complaints'] as const;

export type AgreementKind = (typeof agreementKinds)[number];

/** Days of decisions that are counted. */
export const agreementDays = 90;

export type Agreement = Static<typeof schema.Agreement>;

export const getAgreement = endpoint<typeof schema.agreementSchemas.getAgreement>({
  method: 'GET',
  path: '/staff/agreement',
  audience: 'member',
  permission: 'agreement.read',
  idempotency: 'safe',
});
