import pg from 'pg';

/** A query as it went to PostgreSQL. */
export interface RecordedQuery {
  readonly name: string;
  readonly text: string;
  readonly values: readonly unknown[];
}

/** Queries of one request: those of a group ran at the same time, the groups one after the other. */
export type RecordedRequest = readonly (readonly RecordedQuery[])[];

interface SentQuery {
  readonly name?: string;
  readonly text: string;
  readonly values?: readonly unknown[];
  /** Hot reads that are sent together. */
  readonly reads?: readonly (RecordedQuery & { readonly result: Promise<unknown> })[];
}

/** Notes which queries reach the database while `work` runs, so that a bare program can send the very same ones. */
export async function recordQueries(work: () => Promise<unknown>): Promise<RecordedRequest> {
  const original = pg.Client.prototype.query;
  const groups: RecordedQuery[][] = [];
  let running = 0;
  const recording = function (this: pg.Client, ...parameters: unknown[]): unknown {
    const [config] = parameters as [SentQuery | string];
    if (typeof config === 'object' && config.reads !== undefined) {
      if (running === 0) groups.push([]);
      groups.at(-1)?.push(...config.reads.map(({ name, text, values }) => ({ name, text, values })));
      running += 1;
      void Promise.allSettled(config.reads.map(({ result }) => result)).then(() => (running -= 1));
      return Reflect.apply(original, this, parameters);
    }
    if (typeof config === 'object' && typeof config.name === 'string') {
      if (running === 0) groups.push([]);
      groups.at(-1)?.push({ name: config.name, text: config.text, values: config.values ?? [] });
    }
    running += 1;
    const end = () => {
      running -= 1;
    };
    const listener = parameters.at(-1);
    if (typeof listener === 'function') {
      const tell = (...answer: unknown[]): void => {
        end();
        Reflect.apply(listener, undefined, answer);
      };
      return Reflect.apply(original, this, [...parameters.slice(0, -1), tell]);
    }
    const answer = Reflect.apply(original, this, parameters) as Promise<unknown>;
    answer.then(end, end);
    return answer;
  };
  pg.Client.prototype.query = recording as typeof original;
  try {
    await work();
    return groups;
  } finally {
    pg.Client.prototype.query = original;
  }
}
