import { membershipContract as contract } from '@peonia/contract/money/membership.schema.ts';
import type { Context } from '../../platform/feature.ts';
import { paidRoute, route } from '../../platform/http/route.ts';
import { mailQueue } from '../../platform/outbox/outbox.ts';
import { paidPack as paidPackHook } from './hooks.ts';
import './events.ts';
import { notifyUpgrade } from './notify-upgrade.ts';
import { listGivenTrials } from './trials/list-given-trials.ts';
import { notifyTrialEnded } from './trials/notify-trial-ended.ts';
import { readUpgrade, upgrade } from './upgrade.ts';

export function membershipRoutes({ server: app, edge, config, limits, mailer, outbox, use }: Context): void {
  const paidPack = use(paidPackHook);
  const context = { limits, paidPack };
  paidRoute(
    app,
    edge,
    contract.upgrade,
    (call) => upgrade(call, context),
    (call, done) => readUpgrade(call, done, context),
  );
  route(app, edge, contract.listGivenTrials, (call) => listGivenTrials(call, limits));
  outbox.subscribe(
    'membership.trial_over',
    'mail-trial-over',
    (notice, db) => notifyTrialEnded(db, notice, { config, mailer }),
    mailQueue,
  );
  outbox.subscribe('membership.upgraded', 'mail-upgrade', (notice, db) => notifyUpgrade(db, notice, mailer), mailQueue);
}
