import { SpanKind } from '@opentelemetry/api';
import { mailClasses, type MailTransport } from '../../mail/mail.ts';
import { onOutgoingCall } from '../../outgoing/outgoing-calls.ts';
import { addSpan } from '../../tracing/spans.ts';
import type { Metrics } from './metrics.ts';

const bucketsMs = [50, 100, 250, 500, 1_000, 2_500, 5_000, 15_000];

/** Counts calls to other services: payment providers, translation, push, sign-in. Returns a function that stops it. */
export function meterOutgoing(metrics: Metrics): () => void {
  const calls = metrics.addCounter(
    'outgoing_calls_total',
    'Calls to other services: answered, failed, or refused while the service was away.',
    ['service', 'outcome'],
  );
  const durations = metrics.addHistogram(
    'outgoing_call_duration_ms',
    'Milliseconds of calls to other services.',
    ['service'],
    bucketsMs,
  );
  return onOutgoingCall(({ service, outcome, ms }) => {
    calls.inc({ service, outcome });
    if (outcome !== 'refused') durations.observe({ service }, ms);
    const failure = outcome === 'answered' ? null : outcome;
    addSpan(`call ${service}`, { kind: SpanKind.CLIENT, from: performance.now() - ms, ms, failure });
  });
}

/** The same transport, with its results counted. */
export function meterMails(transport: MailTransport, metrics: Metrics): MailTransport {
  const mails = metrics.addCounter('mails_total', 'Mails given to the mail server by class: sent or failed.', [
    'class',
    'outcome',
  ]);
  for (const name of mailClasses) for (const outcome of ['sent', 'failed']) mails.inc({ class: name, outcome }, 0);
  return {
    async send(mail) {
      const words = await transport.send(mail).catch((error: unknown) => {
        mails.inc({ class: mail.class, outcome: 'failed' });
        throw error;
      });
      mails.inc({ class: mail.class, outcome: 'sent' });
      return words;
    },
    close: () => transport.close(),
  };
}
