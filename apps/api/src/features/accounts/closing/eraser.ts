import type { Database } from '../../../platform/db/database.ts';
import type { Db } from '../../../platform/db/statement.ts';

/** Deletes a feature's data of a member. Both steps are idempotent. */
export interface Eraser {
  readonly feature: string;
  /**
   * Deletes data outside the database, such as files. Runs before `erase`, so rows still reference what is left after a
   * crash.
   */
  clear?(database: Database, memberId: number): Promise<void>;
  /** Deletes rows, in the transaction that deletes the account. */
  erase(db: Db, memberId: number): Promise<void>;
}

/** Ids of members whose deletion waits, because a case needs their data. */
export type DeletionHold = (db: Db) => Promise<number[]>;
