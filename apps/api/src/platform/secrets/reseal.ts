import type { Db, Statement } from '../db/statement.ts';
import { openSeal } from './open-seal.ts';

/** A column with sealed values, in rows that are read in the order of their id. */
export interface SealedColumn<Id extends string | number = number> {
  /** What is sealed, for the operator. */
  readonly name: string;
  /** Of `openSeal`. */
  readonly purpose: string;
  /** An id before all others. */
  readonly first: Id;
  readonly list: Statement<{ after: Id; most: number }, { id: Id; sealed: Buffer }>;
  /** Writes a value unless another one came meanwhile. */
  readonly write: Statement<{ id: Id; sealed: Buffer; was: Buffer }, Record<string, never>>;
}

export interface Resealed {
  readonly name: string;
  /** Values that the present secret seals now and did not before. */
  readonly changed: number;
  /** Values that no secret opens. They stay as they are. */
  readonly lost: number;
}

const batch = 500;

/**
 * Seals everything in a column with the present secret, in batches; the program may serve meanwhile. It can be repeated
 * at any time. `secrets` begins with the present one.
 */
export async function resealColumn<Id extends string | number>(
  db: Db,
  column: SealedColumn<Id>,
  secrets: readonly string[],
): Promise<Resealed> {
  const seal = openSeal(secrets, column.purpose);
  let [changed, lost] = [0, 0];
  for (let after = column.first; ;) {
    const rows = await column.list.all(db, { after, most: batch });
    for (const { id, sealed } of rows) {
      if (seal.isCurrent(sealed)) continue;
      const clear = openOrNull(() => seal.open(sealed));
      if (clear === null) lost += 1;
      else changed += await column.write.run(db, { id, sealed: seal.seal(clear), was: sealed });
    }
    const last = rows.at(-1);
    if (last === undefined || rows.length < batch) return { name: column.name, changed, lost };
    after = last.id;
  }
}

function openOrNull(open: () => Buffer): Buffer | null {
  try {
    return open();
  } catch {
    return null;
  }
}
