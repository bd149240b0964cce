import { mailDeskContract as contract } from '@peonia/contract/operation/maildesk.schema.ts';
import type { Context } from '../../platform/feature.ts';
import { route } from '../../platform/http/route.ts';
import { mailQueue } from '../../platform/outbox/outbox.ts';
import { staffAccess } from '../accounts/public.ts';
import { listDeliveries } from './delivery/list-deliveries.ts';
import './events.ts';
import { getOwnMailState } from './own-mails.ts';
import { liftSuppression } from './suppression/lift-suppression.ts';
import { listSuppressions } from './suppression/list-suppressions.ts';
import { listTemplates } from './templates/list-templates.ts';
import { previewRoute, previewTemplate } from './templates/preview-template.ts';
import { mailTest, sendTest } from './templates/send-test.ts';
import { mailWebhookRoute } from './webhook/webhook-route.ts';

export async function maildeskRoutes(context: Context): Promise<void> {
  const { server, edge, config, mailer, mailTemplates: templates, outbox } = context;
  const staff = context.use(staffAccess);
  route(server, edge, contract.getOwnMailState, (call) => getOwnMailState(call, config));
  route(server, edge, contract.listMailDeliveries, (call) => listDeliveries(call, staff));
  route(server, edge, contract.listMailSuppressions, (call) =>
    listSuppressions(call, { staff, secrets: config.secrets }),
  );
  route(server, edge, contract.liftMailSuppression, (call) => liftSuppression(call, staff));
  route(server, edge, contract.listMailTemplates, (call) => listTemplates(call, { staff, templates }));
  route(server, edge, contract.previewMailTemplate, (call) => previewTemplate(call, { staff, templates, config }));
  route(server, edge, contract.sendTestMail, (call) => sendTest(call, { staff, templates }));
  outbox.subscribe(
    'maildesk.test',
    'mail-test',
    (test, db) => mailTest(db, test, { mailer, templates, config }),
    mailQueue,
  );
  previewRoute(server, { templates, config });
  await mailWebhookRoute(context);
}
