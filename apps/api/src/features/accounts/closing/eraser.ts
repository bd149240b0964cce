import type { Database } from '../../../platform/db/database.ts';
import type { Db } from '../../../platform/db/statement.ts';

/** How a feature erases what it keeps of a member. Both steps end in the same state when they run twice. */
export interface Eraser {
  readonly feature: string;
  /** What lies outside the database, such as files. Runs first, so that rows still name what is left after a crash. */
  clear?(database: Database, memberId: number): Promise<void>;
  /** Rows, in the one transaction that ends the account. */
  erase(db: Db, memberId: number): Promise<void>;
}
