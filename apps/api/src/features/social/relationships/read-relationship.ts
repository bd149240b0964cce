import type { Limits } from '@peonia/contract/protocol/limits.ts';
import type { Db } from '../../../platform/db/statement.ts';
import type { Caller } from '../../../platform/http/call.ts';
import { readAccessFacts, type AccessFacts } from '../../privacy/public.ts';
import { lockRelationship, requestBetween } from './friend-request.sql.ts';
import type { Relationship } from './friendship.ts';

export interface RelationshipFacts {
  readonly access: AccessFacts;
  readonly relationship: Relationship;
}

/**
 * Reads the relationship of two members and locks it until the transaction ends, so that simultaneous acts are
 * serialised.
 */
export async function readRelationship(
  db: Db,
  caller: Pick<Caller, 'id' | 'vip'>,
  otherId: number,
  limits: Limits,
): Promise<RelationshipFacts> {
  await lockRelationship.run(db, { one: caller.id, other: otherId });
  const access = await readAccessFacts(db, caller, otherId);
  const request = await requestBetween.first(db, { one: caller.id, other: otherId, days: limits.request_again_days });
  return {
    access,
    relationship: {
      friends: access.is_friend,
      request:
        request === undefined
          ? null
          : { by: request.sender_id === caller.id ? 'me' : 'them', declined: request.is_declined },
      i_block: access.i_block,
      they_block: access.blocks_me,
    },
  };
}
