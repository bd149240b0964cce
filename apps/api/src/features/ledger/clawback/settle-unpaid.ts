import type { Db } from '../../../platform/db/statement.ts';
import { enqueueAll } from '../../../platform/outbox/outbox.ts';
import '../events.ts';
import { lockPayer, saveUnpaid, walletEntries } from './funding.sql.ts';
import { unpaidSpending, type WalletMove } from './funding.ts';

/** Entries of one read, and earnings of one transfer. */
const entriesAtOnce = 5_000;
const earningsAtOnce = 500;

/**
 * Brings what partners earned from a payer to what the payer has paid for. The order of the events does not matter, and
 * the same again changes nothing. The books follow in transactions of each partner.
 */
export async function settleUnpaid(db: Db, member_id: number): Promise<void> {
  await lockPayer.run(db, { member_id });
  const unpaid = [...unpaidSpending(await readMoves(db, member_id))];
  if (unpaid.length === 0) return;
  const changed = await saveUnpaid.all(db, {
    transfer_ids: unpaid.map(([id]) => id),
    golds: unpaid.map(([, { gold }]) => gold),
    reasons: unpaid.map(([, { reason }]) => reason),
  });
  const byPartner = Map.groupBy(changed, (earning) => earning.member_id);
  for (const [partner_id, earnings] of byPartner)
    await enqueueAll(
      db,
      'ledger.share-unpaid',
      batches(earnings.map(({ transfer_id }) => transfer_id)).map((transfer_ids) => ({
        member_id: partner_id,
        transfer_ids,
      })),
    );
}

/** The transfers of the wallets, oldest first; entries of one transfer follow each other. */
export async function readMoves(db: Db, member_id: number): Promise<WalletMove[]> {
  const moves: WalletMove[] = [];
  for (let after = 0, rows = entriesAtOnce; rows === entriesAtOnce;) {
    const entries = await walletEntries.all(db, { member_id, after, most: entriesAtOnce });
    for (const { wallet, amount, id: _, ...transfer } of entries) {
      const last = moves.at(-1);
      const before = last?.transfer_id === transfer.transfer_id ? moves.pop() : undefined;
      const sums = before ?? { ...transfer, purchased: 0, debt: 0 };
      moves.push({ ...sums, [wallet]: sums[wallet] + amount });
    }
    rows = entries.length;
    after = entries.at(-1)?.id ?? 0;
  }
  return moves;
}

function batches(ids: readonly number[]): number[][] {
  const sorted = ids.toSorted((one, other) => one - other);
  return Array.from({ length: Math.ceil(sorted.length / earningsAtOnce) }, (_, index) =>
    sorted.slice(index * earningsAtOnce, (index + 1) * earningsAtOnce),
  );
}
