import pg from 'pg';
import { countSpending } from '../../apps/api/src/features/ledger/spending/spending.sql.ts';
import { insertTransfer, lockWallets, postEntries } from '../../apps/api/src/features/ledger/transfers/wallet.sql.ts';

/**
 * The yardstick of the ledger: the SQL of one spending as prepared statements on a plain connection, without the use
 * case around it. `oneRow` puts the product's side of every transfer on the same row.
 */
export function openBareSpending(url: string, { oneRow = false }: { oneRow?: boolean } = {}) {
  const pool = new pg.Pool({
    connectionString: url,
    max: 20,
    options: '-c plan_cache_mode=force_generic_plan -c jit=off',
  });
  pool.on('error', () => {});
  return {
    async spend(buyer: number, number: number): Promise<void> {
      const client = await pool.connect();
      const send = async <R extends pg.QueryResultRow>(
        { name, text, params }: { name: string; text: string; params: readonly string[] },
        values: Record<string, unknown>,
      ) => (await client.query<R>({ name, text, values: params.map((param) => values[param]) })).rows;
      try {
        await client.query('begin');
        const [transfer] = await send<{ id: number }>(insertTransfer, {
          key: `bare:${oneRow}:${number}`,
          kind: 'gift',
          cause: 'bench',
          cause_id: number,
          reverses: null,
          other_id: null,
        });
        const wallets = await send<{ id: number; kind: string; balance: number }>(lockWallets, { member_ids: [buyer] });
        const purchased = wallets.find((wallet) => wallet.kind === 'purchased');
        if (transfer === undefined || purchased === undefined) throw new Error('Nothing to spend');
        await send(postEntries, {
          transfer_id: transfer.id,
          kind: 'gift',
          account_ids: [purchased.id],
          amounts: [-100],
          spendables: [purchased.balance - 100],
          house_kinds: ['revenue'],
          house_amounts: [100],
          shard: oneRow ? 0 : transfer.id % 32,
        });
        await send(countSpending, { member_id: buyer, amount: 100 });
        await client.query('commit');
        client.release();
      } catch (error) {
        // The connection is in a broken transaction: nobody else gets it.
        client.release(true);
        throw error;
      }
    },
    close: () => pool.end(),
  };
}
