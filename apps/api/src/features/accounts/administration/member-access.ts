import { closeCodes } from '@peonia/contract/protocol/realtime.ts';
import type { Db } from '../../../platform/db/statement.ts';
import type { Realtime } from '../../../platform/realtime/realtime.ts';
import { changeAccess, type ChangeContext } from '../reauthentication/change-access.ts';
import { deleteFactor } from '../second-step/factor.sql.ts';
import { deleteOtherSessions } from '../sessions/session.sql.ts';

interface Reset {
  readonly accountId: number;
  /** Runs in the transaction of the change. */
  log(db: Db): Promise<void>;
}

/** Ends all sessions of a member. `afterCommit` closes their sockets. */
export async function endSessions(
  { db, afterCommit }: { db: Db; afterCommit(work: () => void): void },
  accountId: number,
  realtime: Realtime,
): Promise<void> {
  await deleteOtherSessions.run(db, { account_id: accountId, except: null });
  afterCommit(() => realtime.closeSession(accountId, null, closeCodes.kick));
}

/** Turns the second step of a member off, ends their sessions and writes to their address. */
export async function resetSecondStep({ accountId, log }: Reset, context: ChangeContext): Promise<void> {
  await changeAccess({ accountId, except: null, kind: 'second-step-off' }, context, async (db) => {
    await deleteFactor.run(db, { account_id: accountId });
    await log(db);
  });
}
