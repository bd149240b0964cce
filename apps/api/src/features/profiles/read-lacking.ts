import type { Db } from '../../platform/db/statement.ts';
import { type Lacking, lackingOf } from './lacking.sql.ts';

/** What a member's profile lacks; nothing where there is no such member. */
export async function readLacking(db: Db, memberId: number): Promise<Lacking> {
  return (
    (await lackingOf.first(db, { member_id: memberId })) ?? { avatar: false, bio: false, profile: false, verify: false }
  );
}
