import type { HealthFact } from '@peonia/contract/operation/health.ts';
import type { Db } from '../../platform/db/statement.ts';
import { deliveryDay } from './delivery/delivery.sql.ts';
import { rejectedDay } from './webhook/event.sql.ts';

/** Hundredths of sent mails from which providers begin to throttle, and to block. Complaints weigh much more. */
const rates = { bounced: { watch: 0.02, bad: 0.05 }, complained: { watch: 0.0005, bad: 0.001 } } as const;
/** Fewer mails make no rate. */
const leastSent = 50;

/** Mails of the last 24 hours, and webhooks of the provider that could not be trusted. */
export async function readMailHealth(db: Db): Promise<HealthFact[]> {
  const day = await deliveryDay.one(db, {});
  const { rejected, last_at } = await rejectedDay.one(db, {});
  const stateOf = (what: keyof typeof rates): HealthFact['state'] => {
    const rate = day.sent < leastSent ? 0 : day[what] / day.sent;
    return rate >= rates[what].bad ? 'bad' : rate >= rates[what].watch ? 'watch' : 'good';
  };
  return [
    { name: 'mails_sent', state: 'good', value: day.sent, at: null },
    { name: 'mails_failed', state: day.failed > 0 ? 'watch' : 'good', value: day.failed, at: null },
    { name: 'mails_bounced', state: stateOf('bounced'), value: day.bounced, at: null },
    { name: 'mails_complained', state: stateOf('complained'), value: day.complained, at: null },
    {
      name: 'mail_webhooks_refused',
      state: rejected > 0 ? 'watch' : 'good',
      value: rejected,
      at: last_at?.toISOString() ?? null,
    },
  ];
}
