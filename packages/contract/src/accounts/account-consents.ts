import type { Static } from 'typebox';
import { endpoint } from '../protocol/endpoint.ts';
import type * as schema from './account-consents.schema.ts';

/** What members agree to: two written pages, and the terms of the partner programme. */
export const consentDocuments = ['terms', 'policy', 'partners'] as const;

export type ConsentDocument = (typeof consentDocuments)[number];

/**
 * By which form a member agreed: the ways to register, the application of partners and the invitation to it, the notice
 * of a new version.
 */
export const consentWays = ['email', 'phone', 'china', 'social', 'application', 'invitation', 'notice'] as const;

export type ConsentWay = (typeof consentWays)[number];

export type Consent = Static<typeof schema.Consent>;

export const listConsents = endpoint<typeof schema.accountConsentsSchemas.listConsents>({
  method: 'GET',
  path: '/consents',
  audience: 'member',
  idempotency: 'safe',
});
