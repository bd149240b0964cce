import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';

/** A point of a money action at which it stands still, so that something can be killed exactly there. */
export type StoppingPoint = 'before-commit' | 'in-commit' | 'in-outbox';

interface Stopped {
  /** Resolves once somebody stands at the point. */
  reached(): Promise<void>;
  /** Lets go on what still can. */
  release(): Promise<void>;
}

const commitLock = 4_242;
/** The locks that hold a statement at the point; other statements wait for other reasons. */
const waitEvents: Record<StoppingPoint, readonly string[]> = {
  'before-commit': ['transactionid', 'tuple'],
  'in-commit': ['advisory'],
  'in-outbox': ['relation'],
};

/**
 * Holds anyone who comes to a point by the database's own locks, so the program needs no hook for it:
 *
 * - `before-commit`: the transaction waits for a row of the member that it changes, such as a wallet. COMMIT goes with
 *   the last statements and has not been sent;
 * - `in-commit`: COMMIT was sent and waits in a deferred trigger. A server killed here has committed without replying;
 * - `in-outbox`: the effect of the action is being carried out (its mail waits).
 */
export async function stopAt(url: string, point: StoppingPoint, memberId: number): Promise<Stopped> {
  const holder = new pg.Client({ connectionString: url });
  // The database may be killed while this connection holds its lock.
  holder.on('error', () => {});
  await holder.connect();
  if (point === 'in-commit') {
    await holder.query(
      `create or replace function waits_in_commit() returns trigger language plpgsql as $$ begin perform pg_advisory_xact_lock_shared(${commitLock}); return null; end $$`,
    );
    await holder.query('drop trigger if exists waits_in_commit on ledger_transfer');
    await holder.query(
      'create constraint trigger waits_in_commit after insert on ledger_transfer deferrable initially deferred for each row execute function waits_in_commit()',
    );
    await holder.query('select pg_advisory_lock($1)', [commitLock]);
  } else {
    await holder.query('begin');
    if (point === 'before-commit') {
      await holder.query('select from ledger_account where member_id = $1 for update', [memberId]);
      await holder.query('select from payout_request where member_id = $1 for update', [memberId]);
      await holder.query('select from translation_order where payer_id = $1 for update', [memberId]);
    } else await holder.query('lock table mail_outbox in share row exclusive mode');
  }
  return {
    async reached() {
      for (let left = 1_200; left > 0; left -= 1) {
        // Within one transaction pg_stat_activity otherwise keeps showing its first reading.
        await holder.query('select pg_stat_clear_snapshot()');
        const { rows } = await holder.query<{ waiting: boolean }>(
          "select exists (select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock' and wait_event = any($1) and pid <> pg_backend_pid()) as waiting",
          [waitEvents[point]],
        );
        if (rows[0]?.waiting === true) return;
        await sleep(25);
      }
      throw new Error(`Nobody came to ${point}`);
    },
    async release() {
      await holder.end().catch(() => {});
    },
  };
}
