import { SpanKind } from '@opentelemetry/api';
import { contextOf, tracer } from './spans.ts';

/** Where an event comes from, carried to the processes whose sockets get it. */
export interface EventTrace {
  readonly event: string;
  /** W3C `traceparent` of the request that published it. */
  readonly parent: string;
}

/** A span for an event that reached the sockets of this process, under the trace of its cause. */
export function traceDelivery({ event, parent }: EventTrace, sockets: number): void {
  if (sockets === 0) return;
  const attributes = { 'peonia.sockets': sockets };
  tracer.startSpan(`deliver ${event}`, { kind: SpanKind.CONSUMER, attributes }, contextOf(parent)).end();
}
