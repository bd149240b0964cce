import { mailDeskContract as desk } from '@peonia/contract/operation/maildesk.schema.ts';

const helpers = ['support', 'admin'] as const;

/** Calls of mail templates, the delivery log and addresses that take no mail. */
export const mailActs = {
  'GET staff/mails/deliveries': { endpoint: desk.listMailDeliveries, input: {}, roles: helpers, isThere: true },
  'GET staff/mails/suppressions': { endpoint: desk.listMailSuppressions, input: {}, roles: helpers, isThere: true },
  'POST staff/mails/suppressions/{id}/lift': {
    endpoint: desk.liftMailSuppression,
    input: { params: { id: 999_999 }, body: { reason: 'access' } },
    roles: helpers,
    isThere: false,
  },
  'GET staff/mails/templates': { endpoint: desk.listMailTemplates, input: {}, roles: helpers, isThere: true },
  'GET staff/mails/templates/{name}': {
    endpoint: desk.previewMailTemplate,
    input: { params: { name: 'welcome' }, query: { sample: 'member', language: 'en' } },
    roles: helpers,
    isThere: true,
  },
  'POST staff/mails/templates/{name}/test': {
    endpoint: desk.sendTestMail,
    input: { params: { name: 'no-such-mail' }, body: { sample: 'member', language: 'en' } },
    roles: helpers,
    isThere: false,
  },
} as const;
