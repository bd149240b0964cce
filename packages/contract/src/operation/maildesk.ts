import type { Static } from 'typebox';
import { endpoint } from '../protocol/endpoint.ts';
import type * as schema from './maildesk.schema.ts';

export const mailDeliveryStates = [
  'queued',
  'handed_over',
  'delivered',
  'bounced',
  'complained',
  'suppressed',
  'failed',
] as const;
/** Why a mail is sent; decides what an address that takes no mail still gets. */
export const mailClassNames = ['security', 'transactional', 'notice', 'marketing', 'operator'] as const;
/** A mail follows the theme of its reader's mail program. */
export const mailThemes = ['light', 'dark'] as const;
export const suppressionReasons = ['bounce', 'complaint'] as const;

export type MailDeliveryState = (typeof mailDeliveryStates)[number];
export type MailThemeName = (typeof mailThemes)[number];
export type SuppressionReason = (typeof suppressionReasons)[number];
export type MailDelivery = Static<typeof schema.MailDelivery>;
export type MailSuppression = Static<typeof schema.MailSuppression>;
export type MailTemplateSummary = Static<typeof schema.MailTemplateSummary>;
export type MailPreview = Static<typeof schema.MailPreview>;
export type OwnMailState = Static<typeof schema.OwnMailState>;

type Schemas = typeof schema.mailDeskSchemas;

export const getOwnMailState = endpoint<Schemas['getOwnMailState']>({
  method: 'GET',
  path: '/mail_state',
  audience: 'member',
  idempotency: 'safe',
});

export const listMailDeliveries = endpoint<Schemas['listMailDeliveries']>({
  method: 'GET',
  path: '/staff/mails/deliveries',
  audience: 'member',
  idempotency: 'safe',
  permission: 'mails.read',
});

export const listMailSuppressions = endpoint<Schemas['listMailSuppressions']>({
  method: 'GET',
  path: '/staff/mails/suppressions',
  audience: 'member',
  idempotency: 'safe',
  permission: 'mails.read',
});

export const liftMailSuppression = endpoint<Schemas['liftMailSuppression']>({
  method: 'POST',
  path: '/staff/mails/suppressions/:id/lift',
  audience: 'member',
  idempotency: 'natural',
  permission: 'mails.lift',
});

export const listMailTemplates = endpoint<Schemas['listMailTemplates']>({
  method: 'GET',
  path: '/staff/mails/templates',
  audience: 'member',
  idempotency: 'safe',
  permission: 'mails.read',
});

export const previewMailTemplate = endpoint<Schemas['previewMailTemplate']>({
  method: 'GET',
  path: '/staff/mails/templates/:name',
  audience: 'member',
  idempotency: 'safe',
  permission: 'mails.read',
});

export const sendTestMail = endpoint<Schemas['sendTestMail']>({
  method: 'POST',
  path: '/staff/mails/templates/:name/test',
  audience: 'member',
  idempotency: 'natural',
  permission: 'mails.read',
});
