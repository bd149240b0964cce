import type { DifferenceKind } from '@peonia/contract/money/reconciliation.ts';
import { dayOf } from '@peonia/core/calendar-day.ts';
import type { ListedPayment, PaymentGateway } from '../gateways/payment-gateway.ts';
import type { PaymentsContext } from '../payments-context.ts';
import { resolveDifferences, storeDifferences } from './difference.sql.ts';
import { creditedOn, daysToCompare, storeReconciliation, knownPayments } from './reconciliation.sql.ts';

interface Difference {
  /** Our order as far as the provider names it. */
  readonly subject: string;
  readonly what: DifferenceKind;
  /** What the provider states, in hundredths; null where it states nothing. */
  readonly theirs: number | null;
  readonly currency: string | null;
}

const dayMs = 86_400_000;

/**
 * Compares the payments a provider lists for a day with the orders our books credited. Orders at the edges of the day
 * are compared with the days beside it. Differences stay open until staff decide them or both sides agree.
 */
async function reconcileDay(
  context: PaymentsContext,
  gateway: PaymentGateway,
  day: string,
  now = new Date(),
): Promise<Difference[]> {
  if (gateway.list === undefined) return [];
  const start = new Date(`${day}T00:00:00Z`);
  const listed = await gateway.list(new Date(start.getTime() - dayMs), now);
  const differences = [
    ...(await missingHere(context, gateway, listed)),
    ...(await missingThere(context, gateway, day, listed)),
  ];
  const found = JSON.stringify(differences);
  await context.database.transaction(async (db) => {
    await storeReconciliation.run(db, { gateway: gateway.name, day, differences: found });
    await storeDifferences.run(db, { gateway: gateway.name, day, found });
    await resolveDifferences.run(db, { gateway: gateway.name, listed: listed.map(({ order }) => order) });
  });
  if (differences.length > 0)
    context.log.error(
      { gateway: gateway.name, day, differences: differences.length },
      'provider and books do not agree',
    );
  return differences;
}

/** Days that are made up for when a provider was unavailable for several nights. */
const daysBack = 7;

/**
 * Reconciles yesterday for every provider that can list payments, and the days before it on which it was unavailable.
 */
export async function reconcileYesterday(context: PaymentsContext): Promise<void> {
  const yesterday = dayOf(new Date(Date.now() - dayMs));
  for (const gateway of context.gateways.values()) {
    if (gateway.list === undefined) continue;
    const days = await daysToCompare.all(context.database, { gateway: gateway.name, yesterday, most: daysBack });
    try {
      for (const { day } of days) await reconcileDay(context, gateway, day);
    } catch (error) {
      context.log.error({ err: error, gateway: gateway.name }, 'a provider could not be compared');
    }
  }
}

async function missingHere(
  { database }: PaymentsContext,
  gateway: PaymentGateway,
  listed: readonly ListedPayment[],
): Promise<Difference[]> {
  const rows = await knownPayments.all(database, {
    gateway: gateway.name,
    public_ids: listed.map((payment) => payment.order),
  });
  const known = new Map(rows.map((row) => [row.public_id, row]));
  return listed.flatMap(({ order: subject, amount: theirs, currency }): Difference[] => {
    const ours = known.get(subject);
    const found = { subject, theirs, currency };
    if (ours === undefined) return [{ ...found, what: 'unknown' }];
    if (ours.amount !== theirs || ours.currency !== currency) return [{ ...found, what: 'other_amount' }];
    return ours.is_in ? [] : [{ ...found, what: 'not_credited' }];
  });
}

async function missingThere(
  { database }: PaymentsContext,
  gateway: PaymentGateway,
  day: string,
  listed: readonly ListedPayment[],
): Promise<Difference[]> {
  const there = new Set(listed.map((payment) => payment.order));
  const credited = await creditedOn.all(database, { gateway: gateway.name, day, lag: gateway.listLagHours ?? 0 });
  return credited
    .filter((order) => !there.has(order.public_id))
    .map((order) => ({ subject: order.public_id, what: 'not_paid', theirs: null, currency: null }));
}
