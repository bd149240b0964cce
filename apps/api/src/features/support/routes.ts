import { clientContract } from '@peonia/contract/protocol/client.schema.ts';
import { supportDeskContract as desk } from '@peonia/contract/support/support-desk.schema.ts';
import { supportContract } from '@peonia/contract/support/support.schema.ts';
import { openCaptcha } from '../../platform/captcha/captcha.ts';
import type { Context } from '../../platform/feature.ts';
import { route } from '../../platform/http/route.ts';
import { mailQueue } from '../../platform/outbox/outbox.ts';
import { media } from '../media/public.ts';
import { textTranslator } from '../translation/public.ts';
import { appLinksRoute } from './app-links-route.ts';
import { checkVersion } from './check-version.ts';
import { answerTicket } from './desk/answer-ticket.ts';
import { changeTicket } from './desk/change-ticket.ts';
import { listTemplates } from './desk/list-templates.ts';
import { listTickets } from './desk/list-tickets.ts';
import { mailAnswer } from './desk/mail-answer.ts';
import { mergeTicket } from './desk/merge-ticket.ts';
import { readTicketCase } from './desk/read-ticket.ts';
import { setTicketPriority } from './desk/set-priority.ts';
import { translateDraft, translateTicket } from './desk/translate-ticket.ts';
import './events.ts';
import { mailRoute } from './mail/mail-route.ts';
import { listOwnTickets, readOwnTicket, replyToTicket } from './member-tickets.ts';
import { notifyOperator } from './notify-operator.ts';
import { openTicket } from './open-ticket.ts';
import { recordError } from './record-error.ts';
import { securityTextRoute } from './security-text-route.ts';
import { supportSettings } from './support-settings.ts';

export async function supportRoutes(opened: Context): Promise<void> {
  const { server: app, edge, config, database, limits, mailer, outbox, metrics, use } = opened;
  const captcha = openCaptcha(config);
  outbox.subscribe(
    'support.ticket-opened',
    'tell-operator',
    ({ ticket_id }, db) => notifyOperator(ticket_id, db, { config, mailer }),
    mailQueue,
  );
  outbox.subscribe(
    'support.ticket-answered',
    'support.mail-answer',
    ({ message_id }, db) => mailAnswer(message_id, db, { config, mailer }),
    mailQueue,
  );
  const translating = { translator: use(textTranslator), limits };
  route(app, edge, desk.listTickets, (call) => listTickets(call, limits));
  route(app, edge, desk.getTicket, (call) => readTicketCase(call, translating));
  route(app, edge, desk.changeTicket, (call) => changeTicket(call, limits));
  route(app, edge, desk.setTicketPriority, (call) => setTicketPriority(call, limits));
  route(app, edge, desk.answerTicket, (call) => answerTicket(call, { limits, outbox }));
  // The service replies outside of a transaction.
  route(app, edge, desk.translateTicket, (call) => translateTicket(call, translating), { transaction: 'none' });
  route(app, edge, desk.translateDraft, (call) => translateDraft(call, translating), { transaction: 'none' });
  route(app, edge, desk.mergeTicket, (call) => mergeTicket(call, limits));
  route(app, edge, desk.listTicketTemplates, (call) => listTemplates(call, { brand: config.brand, limits }));

  route(app, edge, supportContract.openTicket, (call) => openTicket(call, { captcha, limits, nudge: outbox.nudge }));
  route(app, edge, supportContract.listOwnTickets, (call) => listOwnTickets(call, limits));
  route(app, edge, supportContract.getOwnTicket, readOwnTicket);
  route(app, edge, supportContract.replyToTicket, (call) => replyToTicket(call, limits));
  route(app, edge, clientContract.checkVersion, (call) => checkVersion(call, config.of(supportSettings)));
  route(app, edge, clientContract.reportError, (call) => recordError(call, metrics.clientErrors), {
    transaction: 'none',
  });
  securityTextRoute(app, config);
  appLinksRoute(app, config);
  await mailRoute(app, { database, config, limits, ingest: use(media).ingest }, metrics);
}
