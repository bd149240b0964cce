import { ledgerContract as contract } from '@peonia/contract/ledger.ts';
import type { FastifyInstance } from 'fastify';
import type { Config } from '../../platform/config.ts';
import { route, type Edge } from '../../platform/http/route.ts';
import type { Mailer } from '../../platform/mail/mailer.ts';
import type { Outbox } from '../../platform/outbox/outbox.ts';
import './events.ts';
import { listTrades } from './list-trades.ts';
import { readSpendingCap, saveSpendingCap } from './spending-cap.ts';
import { sendUnusualMail } from './tell-unusual.ts';
import { downloadTrades } from './trade-file.ts';

export function ledgerRoutes(
  app: FastifyInstance,
  edge: Edge,
  { config, mailer, outbox }: { config: Config; mailer: Mailer; outbox: Outbox },
): void {
  const { limits } = config;
  route(app, edge, contract.listTrades, (call) => listTrades(call, limits));
  route(app, edge, contract.downloadTrades, (call) => downloadTrades(call, limits));
  route(app, edge, contract.getSpendingCap, ({ db, caller }) => readSpendingCap(db, caller.id));
  route(app, edge, contract.setSpendingCap, (call) => saveSpendingCap(call, limits));
  outbox.subscribe('ledger.unusual', 'mail-unusual', (notice, db) => sendUnusualMail(db, notice, { config, mailer }));
}
