import { hostname } from 'node:os';
import { context, trace } from '@opentelemetry/api';
import type { FastifyBaseLogger } from 'fastify';
import type { Config } from '../config/config.ts';

/** Traces of this process. */
interface Tracing {
  /** Sends what is not sent yet. */
  close(): Promise<void>;
}

const off: Tracing = { close: () => Promise.resolve() };
const exportMs = 5_000;

/**
 * Begins to record traces and to send them to an OpenTelemetry collector; without its address nothing is loaded. Whole
 * traces are sampled at their beginning. Source: https://opentelemetry.io/docs/specs/otlp/#otlphttp.
 */
export async function openTracing(config: Config, nodeId: string, log: FastifyBaseLogger): Promise<Tracing> {
  const { url, ratio } = config.traces;
  if (url === '') return off;
  const [sdk, { AsyncLocalStorageContextManager }, { OTLPTraceExporter }, { resourceFromAttributes }] =
    await Promise.all([
      import('@opentelemetry/sdk-trace'),
      import('@opentelemetry/context-async-hooks'),
      import('@opentelemetry/exporter-trace-otlp-http'),
      import('@opentelemetry/resources'),
    ]);
  const provider = new sdk.TracerProvider({
    resource: resourceFromAttributes({
      'service.name': 'peonia',
      'service.instance.id': nodeId,
      'peonia.role': config.role,
      'host.name': hostname(),
      'process.pid': process.pid,
    }),
    sampler: new sdk.ParentBasedSampler({ root: new sdk.TraceIdRatioBasedSampler(ratio) }),
    spanProcessors: [
      new sdk.BatchSpanProcessor({
        exporter: new OTLPTraceExporter({ url: `${url}/v1/traces`, timeoutMillis: exportMs }),
      }),
    ],
  });
  context.setGlobalContextManager(new AsyncLocalStorageContextManager().enable());
  trace.setGlobalTracerProvider(provider);
  return {
    async close() {
      await provider.shutdown().catch((error: unknown) => log.warn({ err: error }, 'last traces were not sent'));
      trace.disable();
      context.disable();
    },
  };
}
