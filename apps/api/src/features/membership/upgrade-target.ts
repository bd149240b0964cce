import type { Db } from '../../platform/db/statement.ts';
import type { Caller } from '../../platform/http/call.ts';
import { refuse } from '../../platform/http/refusal.ts';
import { maySee, readAccessFacts } from '../privacy/public.ts';
import { hasFinished } from '../profiles/public.ts';
import { nameOf } from './target.sql.ts';

/** The receiver of a pack, as in the reply. */
export interface UpgradeTarget {
  readonly id: number;
  readonly name: string;
  /** 1 for the caller's own account. */
  readonly me: 0 | 1;
}

/** Throws `agree_missing` for somebody else's pack without the ticked box. Source: specification section 5. */
export function requireAgreement({ me }: Pick<UpgradeTarget, 'me'>, agreed: boolean | undefined): void {
  if (me === 0 && agreed !== true) throw refuse('agree_missing');
}

/** Reads the receiver of a pack: the caller, or a member they may see. Throws `not_found` otherwise. */
export async function upgradeTarget(db: Db, caller: Caller, userId: number | undefined): Promise<UpgradeTarget> {
  if (userId === undefined || userId === caller.id) return { id: caller.id, name: caller.name, me: 1 };
  const access = await readAccessFacts(db, caller, userId);
  if (!maySee(access) || access.i_block || !(await hasFinished.one(db, { member_id: userId })).finished)
    throw refuse('not_found');
  return { id: userId, name: (await nameOf.one(db, { id: userId })).name, me: 0 };
}
