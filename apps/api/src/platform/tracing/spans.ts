import {
  type Attributes,
  context,
  type Context,
  ROOT_CONTEXT,
  type Span,
  type SpanKind,
  SpanStatusCode,
  trace,
  TraceFlags,
} from '@opentelemetry/api';

/** Makes spans; without tracing switched on every call does nothing. */
export const tracer = trace.getTracer('peonia');

/** The span that the running code belongs to; undefined where it is not recorded. */
function recordedSpan(): Span | undefined {
  const span = trace.getSpan(context.active());
  return span?.isRecording() === true ? span : undefined;
}

/** The trace id of the running code, for logs. */
export function traceId(): string | undefined {
  return recordedSpan()?.spanContext().traceId;
}

/** The running span as W3C `traceparent`, for what another process goes on with; null where nothing is recorded. */
export function traceparent(): string | null {
  const span = recordedSpan()?.spanContext();
  return span === undefined ? null : `00-${span.traceId}-${span.spanId}-01`;
}

const written = /^00-([0-9a-f]{32})-([0-9a-f]{16})-01$/;

/** The context of a `traceparent` of ours; the root for none. */
export function contextOf(parent: string | null): Context {
  const [, id, spanId] = written.exec(parent ?? '') ?? [];
  if (id === undefined || spanId === undefined) return ROOT_CONTEXT;
  return trace.setSpanContext(ROOT_CONTEXT, {
    traceId: id,
    spanId,
    traceFlags: TraceFlags.SAMPLED,
    isRemote: true,
  });
}

/** Ends a span; a failed one carries its code, never a message, which may repeat what a member wrote. */
export function endSpan(span: Span, failure: string | null, at?: number): void {
  if (failure !== null) span.setStatus({ code: SpanStatusCode.ERROR }).setAttribute('error.type', failure);
  span.end(at);
}

interface SpanOptions {
  readonly kind: SpanKind;
  /** W3C `traceparent` of the cause; null begins a trace. */
  readonly parent: string | null;
  readonly attributes?: Attributes;
}

/** Runs `work` in a span of its own. */
export async function inSpan<T>(
  name: string,
  { kind, parent, attributes = {} }: SpanOptions,
  work: () => Promise<T>,
): Promise<T> {
  const around = contextOf(parent);
  const span = tracer.startSpan(name, { kind, attributes }, around);
  try {
    const result = await context.with(trace.setSpan(around, span), work);
    endSpan(span, null);
    return result;
  } catch (error) {
    endSpan(span, error instanceof Error ? error.name : 'unknown');
    throw error;
  }
}

/** Adds a finished span under the running one; times are milliseconds of `performance.now()`. */
export function addSpan(name: string, { kind, from, ms, failure, attributes = {} }: FinishedSpan): void {
  if (recordedSpan() === undefined) return;
  const startTime = performance.timeOrigin + from;
  endSpan(tracer.startSpan(name, { kind, attributes, startTime }), failure, startTime + ms);
}

/** What is known of work that has ended. */
interface FinishedSpan {
  readonly kind: SpanKind;
  readonly from: number;
  readonly ms: number;
  readonly failure: string | null;
  readonly attributes?: Attributes;
}
