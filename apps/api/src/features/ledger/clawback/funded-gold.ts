import type { GoldCents } from '@peonia/core/money.ts';

export type UnpaidReason = 'refund' | 'chargeback';

/** Gold of one payment, in the wallet or spent. `unpaid`: its payment went back; null where it is paid. */
interface Piece {
  readonly order: number | null;
  readonly gold: GoldCents;
  readonly unpaid: UnpaidReason | null;
}

/** A list of pieces that can be replaced: the wallet, or what one spending used. */
interface Place {
  pieces: Piece[];
}

interface Choice {
  readonly matches: (piece: Piece) => boolean;
  /** From the end of each list instead of its beginning. */
  readonly newest?: boolean;
}

const isPaid = (piece: Piece) => piece.unpaid === null;
const isPaidBy = (order: number | null) => (piece: Piece) => piece.unpaid === null && piece.order === order;

/**
 * The bought gold of one member, by the payment that brought it: in the wallet, oldest first, and in what it was spent
 * on. The unpaid pieces and `otherDebt` are the debt of the member.
 */
export class FundedGold {
  private readonly wallet: Place = { pieces: [] };
  /** By transfer, oldest first. */
  private readonly spent = new Map<number, Place>();
  private readonly touched = new Set<number>();
  private otherDebt = 0;

  credit(order: number | null, gold: GoldCents): void {
    this.wallet.pieces.push({ order, gold, unpaid: null });
  }

  /** The oldest gold is spent first. */
  spend(transferId: number, gold: GoldCents): void {
    const { taken, missing } = take([this.wallet], gold, { matches: () => true });
    const pieces = missing === 0 ? taken : [...taken, { order: null, gold: missing, unpaid: null }];
    this.spent.set(transferId, { pieces });
    if (!pieces.every(isPaid)) this.touched.add(transferId);
  }

  /** A spending was reversed: its gold is in the wallet again, in front. */
  giveBack(transferId: number, gold: GoldCents): void {
    const pieces = this.spent.get(transferId)?.pieces ?? [{ order: null, gold, unpaid: null }];
    this.spent.delete(transferId);
    this.wallet.pieces.unshift(...pieces);
  }

  /**
   * A payment went back. Its gold in the wallet goes first; gold of other payments that the wallet gives instead funds
   * from now on what this payment had funded. The missing rest is what was held, then what was spent last.
   */
  takeBack(
    order: number | null,
    { covered, missing, reason }: { covered: GoldCents; missing: GoldCents; reason: UnpaidReason },
  ): void {
    const own = take([this.wallet], covered, { matches: isPaidBy(order) });
    const others = take([this.wallet], own.missing, { matches: isPaid, newest: true });
    const rest = take([this.wallet], others.missing, { matches: () => true, newest: true });
    for (const piece of [...others.taken, ...rest.taken]) {
      const unfunded = this.fund(order, piece);
      if (!isPaid(piece)) this.otherDebt += unfunded;
    }

    const lost = (piece: Piece): Piece => ({ ...piece, unpaid: reason });
    const everything = () => [this.wallet, ...this.newestFirst()];
    const first = this.change(everything(), missing, lost, { matches: isPaidBy(order), newest: true });
    this.otherDebt += this.change(everything(), first, lost, { matches: isPaid, newest: true });
  }

  /** A debt for something else than bought gold, such as a share that was taken back. */
  owe(gold: GoldCents): void {
    this.otherDebt += gold;
  }

  /** A debt was settled by a payment: what the same payment had funded, then what was spent first. */
  repay(gold: GoldCents, order: number | null, first: 'spending' | 'other'): void {
    const early = first === 'other' ? Math.min(gold, this.otherDebt) : 0;
    this.otherDebt -= early;
    const paid = (piece: Piece): Piece => ({ ...piece, order, unpaid: null });
    const places = () => [...this.spent.values(), this.wallet];
    const same = this.change(places(), gold - early, paid, {
      matches: (piece) => piece.unpaid !== null && piece.order === order,
    });
    const left = this.change(places(), same, paid, { matches: (piece) => piece.unpaid !== null });
    this.otherDebt -= left;
  }

  /** Every spending that was not paid at some time, with what is not paid now. */
  unpaid(): ReadonlyMap<number, { readonly gold: GoldCents; readonly reason: UnpaidReason | null }> {
    return new Map(
      [...this.touched].map((id) => {
        const pieces = (this.spent.get(id)?.pieces ?? []).filter((piece) => !isPaid(piece));
        return [id, { gold: sumOf(pieces), reason: pieces.at(-1)?.unpaid ?? null }];
      }),
    );
  }

  /** What a payment has funded, by transfer, oldest first. */
  fundedBy(order: number): ReadonlyMap<number, GoldCents> {
    const sums = [...this.spent].map(([id, { pieces }]) => [id, sumOf(pieces.filter(isPaidBy(order)))] as const);
    return new Map(sums.filter(([, gold]) => gold > 0));
  }

  /** For tests: what the wallets of the member must hold. */
  sums(): { readonly purchased: GoldCents; readonly debt: GoldCents } {
    const all = [this.wallet, ...this.spent.values()].flatMap(({ pieces }) => pieces);
    return {
      purchased: sumOf(this.wallet.pieces),
      debt: sumOf(all.filter((piece) => !isPaid(piece))) + this.otherDebt,
    };
  }

  /** Lets `piece` fund as much of what `order` funded, oldest first. Returns what of it funds nothing. */
  private fund(order: number | null, piece: Piece): GoldCents {
    const instead = (funded: Piece): Piece => ({ ...piece, gold: funded.gold });
    return this.change([...this.spent.values()], piece.gold, instead, { matches: isPaidBy(order) });
  }

  private newestFirst(): Place[] {
    return [...this.spent.values()].toReversed();
  }

  /** Changes so much of the matching pieces in place. Returns what did not match. */
  private change(places: readonly Place[], gold: GoldCents, to: (piece: Piece) => Piece, choice: Choice): GoldCents {
    let missing = gold;
    for (const place of places) {
      if (missing === 0) break;
      const before = missing;
      const pieces = choice.newest === true ? place.pieces.toReversed() : place.pieces;
      const changed = pieces.flatMap((piece) => {
        if (missing === 0 || !choice.matches(piece)) return [piece];
        const part = Math.min(missing, piece.gold);
        missing -= part;
        const moved = to({ ...piece, gold: part });
        return part === piece.gold ? [moved] : [moved, { ...piece, gold: piece.gold - part }];
      });
      if (missing !== before) place.pieces = choice.newest === true ? changed.toReversed() : changed;
    }
    this.noteUnpaid();
    return missing;
  }

  private noteUnpaid(): void {
    for (const [id, { pieces }] of this.spent) if (!pieces.every(isPaid)) this.touched.add(id);
  }
}

/** Removes so much of the matching pieces. `missing` is what did not match. */
function take(places: readonly Place[], gold: GoldCents, { matches, newest = false }: Choice) {
  const taken: Piece[] = [];
  let missing = gold;
  for (const place of places) {
    const pieces = newest ? place.pieces.toReversed() : place.pieces;
    const left = pieces.flatMap((piece) => {
      if (missing === 0 || !matches(piece)) return [piece];
      const part = Math.min(missing, piece.gold);
      missing -= part;
      taken.push({ ...piece, gold: part });
      return part === piece.gold ? [] : [{ ...piece, gold: piece.gold - part }];
    });
    place.pieces = newest ? left.toReversed() : left;
  }
  return { taken, missing };
}

function sumOf(pieces: readonly Piece[]): GoldCents {
  return pieces.reduce((sum, piece) => sum + piece.gold, 0);
}
