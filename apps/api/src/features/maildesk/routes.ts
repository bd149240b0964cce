import { mailDeskContract as contract } from '@peonia/contract/maildesk.schema.ts';
import type { Context } from '../../platform/feature.ts';
import { route } from '../../platform/http/route.ts';
import { staffAccess } from '../accounts/public.ts';
import { listDeliveries } from './delivery/list-deliveries.ts';
import { getOwnMailState } from './own-mails.ts';
import { liftSuppression } from './suppression/lift-suppression.ts';
import { listSuppressions } from './suppression/list-suppressions.ts';
import { mailWebhookRoute } from './webhook/webhook-route.ts';

export async function maildeskRoutes(context: Context): Promise<void> {
  const { server, edge, config } = context;
  const staff = context.use(staffAccess);
  route(server, edge, contract.getOwnMailState, (call) => getOwnMailState(call, config));
  route(server, edge, contract.listMailDeliveries, (call) => listDeliveries(call, staff));
  route(server, edge, contract.listMailSuppressions, (call) =>
    listSuppressions(call, { staff, secrets: config.secrets }),
  );
  route(server, edge, contract.liftMailSuppression, (call) => liftSuppression(call, staff));
  await mailWebhookRoute(context);
}
