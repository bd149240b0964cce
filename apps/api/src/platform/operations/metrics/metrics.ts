import { Counter, Gauge, Histogram, Registry } from 'prom-client';

/** Metrics of this process in a registry of its own: several programs may run in one test process. */
export interface Metrics {
  readonly registry: Registry;
  /** Errors of the web client by class; the classes are a closed list. */
  readonly clientErrors: Counter<'kind'>;
  /** A number read at each scrape. A failed read is NaN: the other metrics are still served. */
  addGauge(name: string, help: string, read: () => number | Promise<number>): void;
  /** Numbers read at each scrape, one for each value of a label. After a failed read there are none. */
  addGaugeBy<L extends string>(
    name: string,
    help: string,
    label: L,
    read: () => Promise<readonly (readonly [value: string, count: number])[]>,
  ): void;
  /** A number that only grows. Labels have few values: never an id, an address or a text of a member. */
  addCounter<L extends string>(name: string, help: string, labelNames: readonly L[]): Counter<L>;
  /** Called before the numbers of a scrape are read: reading them takes connections of the database. */
  beforeScrape(work: () => void): void;
  /** All metrics in the format of Prometheus. */
  scrape(): Promise<string>;
  /** Observations in buckets, by labels. */
  addHistogram<L extends string>(name: string, help: string, labelNames: readonly L[], buckets: number[]): Histogram<L>;
}

export function openMetrics(): Metrics {
  const registry = new Registry();
  const registers = [registry];
  const first: (() => void)[] = [];
  const addCounter: Metrics['addCounter'] = (name, help, labelNames) =>
    new Counter({ name, help, labelNames, registers });
  return {
    registry,
    clientErrors: addCounter('client_errors_total', 'Errors reported by the web client, by class.', ['kind']),
    addCounter,
    beforeScrape: (work) => void first.push(work),
    scrape() {
      for (const work of first) work();
      return registry.metrics();
    },
    addHistogram: (name, help, labelNames, buckets) => new Histogram({ name, help, labelNames, buckets, registers }),
    addGauge: (name, help, read) =>
      void new Gauge({
        name,
        help,
        registers,
        async collect() {
          this.set(
            await Promise.resolve()
              .then(read)
              .catch(() => NaN),
          );
        },
      }),
    addGaugeBy: (name, help, label, read) =>
      void new Gauge({
        name,
        help,
        labelNames: [label],
        registers,
        async collect() {
          const rows = await read().catch(() => []);
          this.reset();
          for (const [value, count] of rows) this.labels(value).set(count);
        },
      }),
  };
}

/** Shares one read between the gauges of a scrape, which all begin at once. */
export function sharedRead<T>(read: () => Promise<T>): () => Promise<T> {
  let running: Promise<T> | null = null;
  return () => {
    running ??= read().finally(() => {
      running = null;
    });
    return running;
  };
}
