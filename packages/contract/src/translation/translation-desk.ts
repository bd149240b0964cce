import type { Static } from 'typebox';
import { endpoint } from '../protocol/endpoint.ts';
import type * as schema from './translation-desk.schema.ts';

export type WaitingTranslation = Static<typeof schema.WaitingTranslation>;

export type Term = Static<typeof schema.Term>;

/** What stands behind a mark such as ⟦1⟧, without saying it. */
export const markNames = ['name', 'email', 'link', 'phone', 'handle', 'sign'] as const;

export type TranslationJob = Static<typeof schema.TranslationJob>;

export type TranslationDesk = Static<typeof schema.TranslationDesk>;

/**
 * Why somebody gives a translation back. `colleague` leaves it to another one; of the others the member has the gold
 * back.
 */
export const returnReasons = ['colleague', 'unreadable', 'abusive'] as const;

export type ReturnReason = (typeof returnReasons)[number];

const staffCall = { audience: 'member' } as const;

export const getTranslationDesk = endpoint<typeof schema.translationDeskSchemas.getTranslationDesk>({
  ...staffCall,
  method: 'GET',
  path: '/staff/translations',
  idempotency: 'safe',
  permission: 'translations.deliver',
});

export const takeTranslation = endpoint<typeof schema.translationDeskSchemas.takeTranslation>({
  ...staffCall,
  method: 'POST',
  path: '/staff/translations/take',
  idempotency: 'natural',
  permission: 'translations.deliver',
});

export const saveTranslationDraft = endpoint<typeof schema.translationDeskSchemas.saveTranslationDraft>({
  ...staffCall,
  method: 'PUT',
  path: '/staff/translations/:id',
  idempotency: 'natural',
  permission: 'translations.deliver',
});

export const deliverTranslation = endpoint<typeof schema.translationDeskSchemas.deliverTranslation>({
  ...staffCall,
  method: 'POST',
  path: '/staff/translations/:id/deliver',
  idempotency: 'natural',
  permission: 'translations.deliver',
});

export const returnTranslation = endpoint<typeof schema.translationDeskSchemas.returnTranslation>({
  ...staffCall,
  method: 'POST',
  path: '/staff/translations/:id/return',
  idempotency: 'natural',
  permission: 'translations.deliver',
});

export const listTerms = endpoint<typeof schema.translationDeskSchemas.listTerms>({
  ...staffCall,
  method: 'GET',
  path: '/staff/terms',
  idempotency: 'safe',
  permission: 'terms.read',
});

export const saveTerm = endpoint<typeof schema.translationDeskSchemas.saveTerm>({
  ...staffCall,
  method: 'PUT',
  path: '/staff/terms',
  idempotency: 'natural',
  permission: 'terms.edit',
});

export const deleteTerm = endpoint<typeof schema.translationDeskSchemas.deleteTerm>({
  ...staffCall,
  method: 'DELETE',
  path: '/staff/terms/:id',
  idempotency: 'natural',
  permission: 'terms.edit',
});

export const listTranslators = endpoint<typeof schema.translationDeskSchemas.listTranslators>({
  ...staffCall,
  method: 'GET',
  path: '/staff/translators',
  idempotency: 'safe',
  permission: 'translators.read',
});
