import { mailDeliveryStates } from '@peonia/contract/operation/maildesk.ts';
import type { Metrics } from '../../platform/operations/metrics/metrics.ts';

type Counter = ReturnType<Metrics['addCounter']>;

interface MailCounts {
  readonly states: Counter;
  readonly webhooks: Counter;
}

const countsOf = new WeakMap<Metrics, MailCounts>();

/** The counters of the feature, made once for each program. */
export function mailCounts(metrics: Metrics): MailCounts {
  const known = countsOf.get(metrics);
  if (known !== undefined) return known;
  const states = metrics.addCounter('mail_deliveries_total', 'Mails by what became of them.', ['state']);
  for (const state of mailDeliveryStates) if (state !== 'queued') states.inc({ state }, 0);
  const webhooks = metrics.addCounter('mail_webhooks_total', 'Webhooks of the mail provider by outcome.', ['outcome']);
  for (const outcome of ['taken', 'refused', 'malformed']) webhooks.inc({ outcome }, 0);
  const counts = { states, webhooks };
  countsOf.set(metrics, counts);
  return counts;
}
