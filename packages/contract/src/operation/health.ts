import type { Static } from 'typebox';
import { endpoint } from '../protocol/endpoint.ts';
import type * as schema from './health.schema.ts';

/** Facts of the health page, in its order. Times stand in `at`, everything else in `value`. */
export const healthFacts = [
  'books_breaches',
  'webhooks_received',
  'webhooks_refused',
  'webhooks_waiting',
  'mails_sent',
  'mails_failed',
  'mails_bounced',
  'mails_complained',
  'mail_webhooks_refused',
  'translation_engine',
  'translation_characters',
  'media_bytes',
  'database_bytes',
  'disk_free_percent',
  'backup_at',
] as const;

/** `watch`: look at it today; `bad`: act now. */
export const healthStates = ['good', 'watch', 'bad', 'unknown'] as const;

export type HealthFactName = (typeof healthFacts)[number];
export type HealthState = (typeof healthStates)[number];
export type HealthFact = Static<typeof schema.HealthFact>;
export type HealthReport = Static<typeof schema.HealthReport>;

export const getHealth = endpoint<typeof schema.healthSchemas.getHealth>({
  method: 'GET',
  path: '/staff/health',
  audience: 'member',
  idempotency: 'safe',
  permission: 'health.read',
});
