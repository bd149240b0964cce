import pg from 'pg';

/**
 * What the process asks at times of its own: it lives, looks for effects, follows tables, and asks which members of the
 * last milliseconds have devices.
 */
const ownStatements = [
  'node_beat',
  'sweep_nodes',
  'read_switch_states',
  'running_price_list',
  'running_page_versions',
  'read_message_templates',
  'members_with_devices',
  '(?:take|done|retry|delete)_outbox',
];
const heartbeat = new RegExp(`^(?:${ownStatements.join('|')})_`);

/** A transaction of one connection: its begin counts with its first statement, so that of a heartbeat does not. */
interface Transaction {
  isCounted: boolean;
}

/** Counts queries of every connection of this process while `work` runs. */
export async function countQueries(work: () => Promise<unknown>): Promise<number> {
  const original = pg.Client.prototype.query;
  const open = new WeakMap<pg.Client, Transaction>();
  let count = 0;

  function add(client: pg.Client, text: string | null, name: string): void {
    const transaction = open.get(client);
    if (text === 'begin') open.set(client, { isCounted: false });
    else if (text === 'commit' || text === 'rollback') {
      open.delete(client);
      if (transaction === undefined || transaction.isCounted) count += 1;
    } else if (!heartbeat.test(name)) {
      count += transaction?.isCounted === false ? 2 : 1;
      if (transaction !== undefined) transaction.isCounted = true;
    }
  }

  const counted = function (this: pg.Client, ...parameters: unknown[]): unknown {
    const [config] = parameters as [{ name?: string; reads?: readonly { name: string }[] } | string];
    if (typeof config === 'string') add(this, config, '');
    // Hot reads that share a synchronization are statements of their own.
    else for (const { name = '' } of config.reads ?? [config]) add(this, null, name);
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
