import { monitorEventLoopDelay } from 'node:perf_hooks';
import type { FastifyInstance } from 'fastify';
import { Counter, Histogram } from 'prom-client';
import type { Config } from '../../config/config.ts';
import type { Metrics } from './metrics.ts';

const bucketsMs = [5, 10, 25, 50, 100, 250, 500, 1_000, 2_500, 5_000];
const startedAt = Date.now() / 1_000 - process.uptime();
const ownAddresses = ['127.0.0.1', '::1', '::ffff:127.0.0.1'];

/** `/metrics` in the format of Prometheus, for the bearer token of the configuration. */
export function metricsRoute(app: FastifyInstance, { config, metrics }: { config: Config; metrics: Metrics }): void {
  countRequests(app, metrics);
  addProcessGauges(app, metrics);
  app.get('/metrics', async (request, reply) => {
    const isAllowed =
      config.metricsToken === ''
        ? ownAddresses.includes(request.ip)
        : request.headers.authorization === `Bearer ${config.metricsToken}`;
    if (!isAllowed) return reply.code(403).send();
    return reply.type(metrics.registry.contentType).send(await metrics.scrape());
  });
}

/** Requests and durations by route pattern, never by address. */
function countRequests(app: FastifyInstance, { registry }: Metrics): void {
  const requests = new Counter({
    name: 'http_requests_total',
    help: 'Requests by method, route pattern and status.',
    labelNames: ['method', 'route', 'status'],
    registers: [registry],
  });
  const durations = new Histogram({
    name: 'http_request_duration_ms',
    help: 'Milliseconds until the reply was sent, by route pattern.',
    labelNames: ['route'],
    buckets: bucketsMs,
    registers: [registry],
  });
  app.addHook('onResponse', (request, reply, done) => {
    const route = request.routeOptions.url ?? 'unmatched';
    requests.inc({ method: request.method, route, status: reply.statusCode });
    durations.observe({ route }, reply.elapsedTime);
    done();
  });
}

function addProcessGauges(app: FastifyInstance, metrics: Metrics): void {
  const loop = monitorEventLoopDelay({ resolution: 20 });
  loop.enable();
  app.addHook('onClose', async () => loop.disable());
  metrics.addGauge('event_loop_delay_p99_ms', '99th percentile of the event loop delay since the last scrape.', () => {
    const ms = loop.percentile(99) / 1e6;
    loop.reset();
    return ms;
  });
  metrics.addGauge('process_start_time_seconds', 'Start of the process, in seconds since 1970.', () => startedAt);
  metrics.addGauge('nodejs_heap_used_bytes', 'Used heap of the process.', () => process.memoryUsage().heapUsed);
  metrics.addGauge('process_resident_memory_bytes', 'Resident memory of the process.', process.memoryUsage.rss);
}
