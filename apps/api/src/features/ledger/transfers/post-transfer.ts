import type { Trade } from '@peonia/contract/money/ledger.ts';
import type { GoldCents } from '@peonia/core/money.ts';
import type { Db } from '../../../platform/db/statement.ts';
import {
  houseShards,
  insertTransfer,
  lockWallets,
  postEntries,
  transferByKey,
  type HouseKind,
  type WalletKind,
  type WalletRow,
} from './wallet.sql.ts';

/** Kinds of transfer in bills and books. */
export type TransferKind = Trade['type'];

export interface TransferOrder {
  /** Unique for the money action. */
  readonly key: string;
  readonly kind: TransferKind;
  readonly cause: string;
  readonly cause_id: number;
  readonly reverses?: number;
  /** The other member in the bill, for example the receiver of a gift. */
  readonly other_id?: number;
}

type OwnLine = { readonly member_id: number; readonly wallet: WalletKind; readonly amount: GoldCents };
/** One side of a transfer: a member's wallet or a house account. Positive receives. */
export type Line = OwnLine | { readonly house: HouseKind; readonly amount: GoldCents };

/** Wallets by member. */
export type Wallets = ReadonlyMap<number, Readonly<Record<WalletKind, WalletRow>>>;

export interface Posted {
  readonly transfer_id: number;
  /** False where the key was used before: nothing moved. */
  readonly is_new: boolean;
}

/**
 * Posts one transfer in the caller's transaction: unique key, wallets locked in id order, entries. `plan` gets the
 * locked wallets and returns the lines; it throws a refusal to abort. The database refuses transfers that do not sum to
 * zero or are not covered. `beside` starts statements that are sent together with the entries.
 */
export async function postTransfer(
  db: Db,
  order: TransferOrder,
  memberIds: readonly number[],
  plan: (wallets: Wallets) => readonly Line[],
  beside: (transferId: number) => Promise<unknown> = async () => {},
): Promise<Posted> {
  const [inserted, wallets] = await Promise.all([
    insertTransfer.first(db, {
      key: order.key,
      kind: order.kind,
      cause: order.cause,
      cause_id: order.cause_id,
      reverses: order.reverses ?? null,
      other_id: order.other_id ?? null,
    }),
    lockedWallets(db, memberIds),
  ]);
  if (inserted === undefined) return { transfer_id: (await earlier(db, order)).id, is_new: false };
  const entries = entriesFrom(plan(wallets), wallets);
  await Promise.all([
    postEntries.run(db, { ...entries, transfer_id: inserted.id, kind: order.kind, shard: inserted.id % houseShards }),
    beside(inserted.id),
  ]);
  return { transfer_id: inserted.id, is_new: true };
}

/** Entries of a transfer; house accounts are named by kind. */
interface Entries {
  readonly account_ids: number[];
  readonly amounts: GoldCents[];
  readonly spendables: GoldCents[];
  readonly house_kinds: HouseKind[];
  readonly house_amounts: GoldCents[];
}

export function entriesFrom(planned: readonly Line[], wallets: Wallets): Entries {
  const lines = onePerAccount(planned);
  const own = lines.filter((line) => 'wallet' in line);
  const house = lines.filter((line) => 'house' in line);
  return {
    account_ids: own.map((line) => walletId(wallets, line.member_id, line.wallet)),
    amounts: own.map((line) => line.amount),
    spendables: own.map((line) => spendableAfter(wallets, line.member_id, own)),
    house_kinds: house.map((line) => line.house),
    house_amounts: house.map((line) => line.amount),
  };
}

/** An account moves once in a transfer: lines of one account are added up, zero lines dropped. */
function onePerAccount(lines: readonly Line[]): Line[] {
  const byAccount = Map.groupBy(lines, (line) => ('house' in line ? line.house : `${line.wallet}:${line.member_id}`));
  const sums = [...byAccount.values()].flatMap(([first, ...more]) =>
    first === undefined ? [] : [{ ...first, amount: more.reduce((sum, line) => sum + line.amount, first.amount) }],
  );
  return sums.filter((line) => line.amount !== 0);
}

/** Spendable gold after the lines: bonus and purchased. */
function spendableAfter(wallets: Wallets, memberId: number, lines: readonly OwnLine[]): GoldCents {
  const before = (['bonus', 'purchased'] as const).reduce(
    (sum, kind) => sum + (wallets.get(memberId)?.[kind].balance ?? 0),
    0,
  );
  const spendable = lines.filter(
    (line) => line.member_id === memberId && (line.wallet === 'bonus' || line.wallet === 'purchased'),
  );
  return spendable.reduce((sum, line) => sum + line.amount, before);
}

/** A repeated key must mean the same action; otherwise it is a bug and throws. */
async function earlier(db: Db, order: TransferOrder): Promise<{ id: number }> {
  const found = await transferByKey.one(db, { key: order.key });
  if (found.kind !== order.kind || found.cause !== order.cause || found.cause_id !== order.cause_id)
    throw new Error(`Transfer key ${order.key} was used for another action`);
  return found;
}

async function lockedWallets(db: Db, memberIds: readonly number[]): Promise<Wallets> {
  return walletsByMember(memberIds.length === 0 ? [] : await lockWallets.all(db, { member_ids: [...memberIds] }));
}

export function walletsByMember(rows: readonly (WalletRow & { readonly member_id: number })[]): Wallets {
  const byMember = new Map<number, Record<WalletKind, WalletRow>>();
  for (const row of rows)
    byMember.set(row.member_id, { ...byMember.get(row.member_id), [row.kind]: row } as Record<WalletKind, WalletRow>);
  return byMember;
}

function walletId(wallets: Wallets, memberId: number, kind: WalletKind): number {
  const wallet = wallets.get(memberId)?.[kind];
  if (wallet === undefined) throw new Error(`Member ${memberId} has no ${kind} wallet among the locked ones`);
  return wallet.id;
}
