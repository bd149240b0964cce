import { monitorEventLoopDelay } from 'node:perf_hooks';
import type { FastifyInstance } from 'fastify';
import type { Config } from '../config.ts';
import type { Db } from '../db/statement.ts';
import { countOutbox } from '../outbox/outbox.sql.ts';
import type { ClientErrors } from './client-errors.ts';

const bucketsMs = [5, 10, 25, 50, 100, 250, 500, 1_000, 2_500, 5_000];

/** A gauge of a feature in /metrics. */
export interface Gauge {
  readonly name: string;
  read(db: Db): Promise<number>;
}

/** Prometheus metrics: requests by route and status, durations, sockets, outbox, event loop, memory, client errors. */
export function metricsRoute(
  app: FastifyInstance,
  config: Config,
  db: Db,
  countSockets: () => number,
  clientErrors: ClientErrors,
  gauges: readonly Gauge[],
): void {
  const requests = new Map<string, number>();
  const durations = new Map<string, number[]>();
  const loop = monitorEventLoopDelay({ resolution: 20 });
  loop.enable();

  app.addHook('onResponse', async (request, reply) => {
    const route = request.routeOptions.url ?? 'unmatched';
    const labels = `method="${request.method}",route="${route}",status="${reply.statusCode}"`;
    requests.set(labels, (requests.get(labels) ?? 0) + 1);
    const histogram = durations.get(route) ?? [...bucketsMs.map(() => 0), 0, 0];
    const elapsed = reply.elapsedTime;
    bucketsMs.forEach((limit, index) => {
      if (elapsed <= limit) histogram[index] = (histogram[index] ?? 0) + 1;
    });
    histogram[bucketsMs.length] = (histogram[bucketsMs.length] ?? 0) + 1;
    histogram[bucketsMs.length + 1] = (histogram[bucketsMs.length + 1] ?? 0) + elapsed;
    durations.set(route, histogram);
  });

  app.get('/metrics', async (request, reply) => {
    const allowed =
      config.metricsToken === ''
        ? ['127.0.0.1', '::1', '::ffff:127.0.0.1'].includes(request.ip)
        : request.headers.authorization === `Bearer ${config.metricsToken}`;
    if (!allowed) return reply.code(403).send();
    const outbox = await countOutbox.one(db, {});
    const lines = [
      '# TYPE http_requests_total counter',
      ...[...requests].map(([labels, count]) => `http_requests_total{${labels}} ${count}`),
      '# TYPE http_request_duration_ms histogram',
      ...[...durations].flatMap(([route, histogram]) => histogramLines(route, histogram)),
      '# TYPE realtime_sockets gauge',
      `realtime_sockets ${countSockets()}`,
      '# TYPE outbox_waiting gauge',
      `outbox_waiting ${outbox.waiting}`,
      '# TYPE outbox_oldest_seconds gauge',
      `outbox_oldest_seconds ${outbox.oldest_seconds}`,
      '# TYPE event_loop_delay_p99_ms gauge',
      `event_loop_delay_p99_ms ${loop.percentile(99) / 1e6}`,
      '# TYPE process_resident_memory_bytes gauge',
      `process_resident_memory_bytes ${process.memoryUsage.rss()}`,
      ...clientErrors.lines(),
      ...(
        await Promise.all(gauges.map(async ({ name, read }) => [`# TYPE ${name} gauge`, `${name} ${await read(db)}`]))
      ).flat(),
    ];
    return reply.type('text/plain; version=0.0.4').send(`${lines.join('\n')}\n`);
  });
}

function histogramLines(route: string, histogram: readonly number[]): string[] {
  const count = histogram[bucketsMs.length] ?? 0;
  return [
    ...bucketsMs.map(
      (limit, index) => `http_request_duration_ms_bucket{route="${route}",le="${limit}"} ${histogram[index] ?? 0}`,
    ),
    `http_request_duration_ms_bucket{route="${route}",le="+Inf"} ${count}`,
    `http_request_duration_ms_sum{route="${route}"} ${histogram[bucketsMs.length + 1] ?? 0}`,
    `http_request_duration_ms_count{route="${route}"} ${count}`,
  ];
}
