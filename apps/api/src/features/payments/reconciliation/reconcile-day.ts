import type { ListedPayment, PaymentGateway } from '../gateways/payment-gateway.ts';
import type { PaymentsContext } from '../payments-context.ts';
import { creditedOn, storeReconciliation, knownPayments } from './reconciliation.sql.ts';

export interface Difference {
  readonly order: string;
  readonly what: 'paid there, not credited here' | 'another amount' | 'unknown here' | 'credited here, not paid there';
}

const dayMs = 86_400_000;

/**
 * Compares the payments a provider lists for a day with the orders our books credited. Orders at the edges of the day
 * are compared with the days beside it.
 */
export async function reconcileDay(
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
  await storeReconciliation.run(context.database, {
    gateway: gateway.name,
    day,
    differences: JSON.stringify(differences),
  });
  if (differences.length > 0)
    context.log.error(
      { gateway: gateway.name, day, differences: differences.length },
      'provider and books do not agree',
    );
  return differences;
}

/**
 * Reconciles yesterday for every provider that can list payments; one that is unavailable is reconciled the next day.
 */
export async function reconcileYesterday(context: PaymentsContext): Promise<void> {
  const day = new Date(Date.now() - dayMs).toISOString().slice(0, 10);
  for (const gateway of context.gateways.values()) {
    await reconcileDay(context, gateway, day).catch((error: unknown) =>
      context.log.error({ err: error, gateway: gateway.name }, 'a provider could not be compared'),
    );
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
  return listed.flatMap(({ order, amount, currency }): Difference[] => {
    const ours = known.get(order);
    if (ours === undefined) return [{ order, what: 'unknown here' }];
    if (ours.amount !== amount || ours.currency !== currency) return [{ order, what: 'another amount' }];
    return ours.is_in ? [] : [{ order, what: 'paid there, not credited here' }];
  });
}

async function missingThere(
  { database }: PaymentsContext,
  gateway: PaymentGateway,
  day: string,
  listed: readonly ListedPayment[],
): Promise<Difference[]> {
  const there = new Set(listed.map((payment) => payment.order));
  const credited = await creditedOn.all(database, { gateway: gateway.name, day });
  return credited
    .filter((order) => !there.has(order.public_id))
    .map((order) => ({ order: order.public_id, what: 'credited here, not paid there' }));
}
