import { clientContract } from '@peonia/contract/client.ts';
import { pagesContract } from '@peonia/contract/pages.ts';
import { supportContract } from '@peonia/contract/support.ts';
import type { FastifyInstance } from 'fastify';
import { openCaptcha } from '../../platform/captcha/captcha.ts';
import type { Config } from '../../platform/config.ts';
import { route, type Edge } from '../../platform/http/route.ts';
import type { Mailer } from '../../platform/mail/mailer.ts';
import type { ClientErrors } from '../../platform/operations/client-errors.ts';
import type { Outbox } from '../../platform/outbox/outbox.ts';
import { checkVersion } from './check-version.ts';
import './events.ts';
import { openTicket } from './open-ticket.ts';
import { readPage } from './read-page.ts';
import { recordError } from './record-error.ts';
import { tellOperator } from './tell-operator.ts';

export interface SupportParts {
  readonly config: Config;
  readonly mailer: Mailer;
  readonly outbox: Outbox;
  readonly clientErrors: ClientErrors;
}

export function supportRoutes(
  app: FastifyInstance,
  edge: Edge,
  { config, mailer, outbox, clientErrors }: SupportParts,
): void {
  const captcha = openCaptcha(config);
  outbox.subscribe('support.ticket-opened', 'tell-operator', ({ ticket_id }, db) =>
    tellOperator(ticket_id, db, { config, mailer }),
  );

  route(app, edge, pagesContract.getPage, (call) => readPage(call, config.brand));
  route(app, edge, supportContract.openTicket, (call) => openTicket(call, { captcha, nudge: outbox.nudge }));
  route(app, edge, clientContract.checkVersion, (call) => checkVersion(call, config.operator));
  route(app, edge, clientContract.reportError, (call) => recordError(call, clientErrors), { transaction: 'none' });
}
