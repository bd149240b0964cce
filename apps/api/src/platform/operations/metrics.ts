import { Counter, Gauge, Registry } from 'prom-client';

/** Metrics of this process in a registry of its own: several programs may run in one test process. */
export interface Metrics {
  readonly registry: Registry;
  /** Errors of the web client by class; the classes are a closed list. */
  readonly clientErrors: Counter<'kind'>;
  /** A number read at each scrape. A failed read is NaN: the other metrics are still served. */
  addGauge(name: string, help: string, read: () => number | Promise<number>): void;
}

export function openMetrics(): Metrics {
  const registry = new Registry();
  return {
    registry,
    clientErrors: new Counter({
      name: 'client_errors_total',
      help: 'Errors reported by the web client, by class.',
      labelNames: ['kind'],
      registers: [registry],
    }),
    addGauge: (name, help, read) =>
      void new Gauge({
        name,
        help,
        registers: [registry],
        async collect() {
          this.set(
            await Promise.resolve()
              .then(read)
              .catch(() => NaN),
          );
        },
      }),
  };
}
