import pg from 'pg';

/** The process says every few seconds that it lives and looks for effects to carry out; that belongs to no request. */
const heartbeat = /^(?:node_beat|sweep_nodes|read_switch_states|(?:take|done|retry|delete)_outbox)_/;

/** Counts queries of every connection of this process while `work` runs. */
export async function countQueries(work: () => Promise<unknown>): Promise<number> {
  const original = pg.Client.prototype.query;
  let count = 0;
  const counted = function (this: pg.Client, ...parameters: unknown[]): unknown {
    const [config] = parameters as [{ name?: string } | string];
    if (typeof config === 'string' || !heartbeat.test(config.name ?? '')) count += 1;
    return Reflect.apply(original, this, parameters);
  };
  pg.Client.prototype.query = counted as typeof original;
  try {
    await work();
    return count;
  } finally {
    pg.Client.prototype.query = original;
  }
}
