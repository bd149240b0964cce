import { context, type Context, ROOT_CONTEXT, type Span, SpanKind, trace } from '@opentelemetry/api';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { operationPaths } from '../operations/operation-paths.ts';
import { endSpan, tracer } from './spans.ts';

/**
 * A trace for each request, named by its route pattern: never an address, a query, a body or a member. A request's own
 * `traceparent` is not read: strangers would decide what is recorded.
 */
export function traceRequests(app: FastifyInstance): void {
  const traces = new WeakMap<FastifyRequest, { readonly span: Span; readonly around: Context }>();

  app.addHook('onRequest', (request, _reply, done) => {
    const route = request.routeOptions.url ?? 'unmatched';
    if (operationPaths.has(route)) return done();
    const span = tracer.startSpan(
      `${request.method} ${route}`,
      { kind: SpanKind.SERVER, attributes: { 'http.request.method': request.method, 'http.route': route } },
      ROOT_CONTEXT,
    );
    const around = trace.setSpan(ROOT_CONTEXT, span);
    traces.set(request, { span, around });
    context.with(around, done);
  });

  // A body arrives in events of the connection, outside of the request's trace.
  app.addHook('preValidation', (request, _reply, done) => {
    const found = traces.get(request);
    if (found === undefined) return done();
    context.with(found.around, done);
  });

  app.addHook('onResponse', async (request, { statusCode }) => {
    const found = traces.get(request);
    if (found === undefined) return;
    found.span.setAttribute('http.response.status_code', statusCode);
    endSpan(found.span, statusCode >= 500 ? String(statusCode) : null);
  });
}
