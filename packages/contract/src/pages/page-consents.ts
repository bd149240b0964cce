import type { Static } from 'typebox';
import { endpoint } from '../protocol/endpoint.ts';
import type * as schema from './page-consents.schema.ts';

/** Pages that members agree to when they join, and again when a version says so. */
export const agreedPages = ['terms', 'policy'] as const;

export type AgreedPage = (typeof agreedPages)[number];

/** Characters of what staff write about a change for members who must agree. */
export const pageSummaryMax = 600;

export type DueConsent = Static<typeof schema.DueConsent>;

export const listDueConsents = endpoint<typeof schema.pageConsentsSchemas.listDueConsents>({
  method: 'GET',
  path: '/consents/due',
  audience: 'member',
  idempotency: 'safe',
});

export const storeConsents = endpoint<typeof schema.pageConsentsSchemas.storeConsents>({
  method: 'POST',
  path: '/consents',
  audience: 'member',
  idempotency: 'natural',
});
