import type { Db } from '../../../platform/db/statement.ts';
import { clearHold, setHold } from './post.sql.ts';

/** Hides a reported post from everybody but its author. A post that staff have cleared stays visible. */
export async function holdPost(db: Db, id: number): Promise<void> {
  await setHold.run(db, { id });
}

/** Shows a post again that staff have decided to keep. It is not hidden by later reports. */
export async function clearPost(db: Db, id: number): Promise<void> {
  await clearHold.run(db, { id });
}
