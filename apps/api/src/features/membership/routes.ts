import { membershipContract as contract } from '@peonia/contract/membership.ts';
import type { FastifyInstance } from 'fastify';
import type { Config } from '../../platform/config.ts';
import { route, type Edge } from '../../platform/http/route.ts';
import type { Mailer } from '../../platform/mail/mailer.ts';
import type { Outbox } from '../../platform/outbox/outbox.ts';
import './events.ts';
import { tellTrialOver } from './tell-trial-over.ts';
import { tellUpgrade } from './tell-upgrade.ts';
import { upgrade, type UpgradeParts } from './upgrade.ts';

interface MembershipParts {
  readonly config: Config;
  readonly mailer: Mailer;
  readonly outbox: Outbox;
  readonly paidPack: UpgradeParts['paidPack'];
}

export function membershipRoutes(
  app: FastifyInstance,
  edge: Edge,
  { config, mailer, outbox, paidPack }: MembershipParts,
): void {
  route(app, edge, contract.upgrade, (call) => upgrade(call, { limits: config.limits, paidPack }));
  outbox.subscribe('membership.trial_over', 'mail-trial-over', (notice, db) =>
    tellTrialOver(db, notice, { config, mailer }),
  );
  outbox.subscribe('membership.upgraded', 'mail-upgrade', (notice, db) => tellUpgrade(db, notice, { config, mailer }));
}
