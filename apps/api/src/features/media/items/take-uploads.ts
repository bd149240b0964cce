import type { Limits } from '@peonia/contract/limits.ts';
import type { Db } from '../../../platform/db/statement.ts';
import { refuse } from '../../../platform/http/refusal.ts';
import { newName } from '../intake/keep-picture.ts';
import { lockOwn, placeUpload, releaseUploads, useUploads, type PlacedRow } from './album-item.sql.ts';
import { planPlacement } from './plan-placement.ts';

/** For features that show members' own files: each takes them up in the transaction of what shows them. */
export interface TakesUploads {
  /** Takes up own photos and videos that are ready, so that they stay; refuses where one is not. Answers their kinds, in the order of the ids. */
  claim(db: Db, ownerId: number, uploadIds: readonly number[]): Promise<readonly ('image' | 'video')[]>;
  /** Puts own files up for sale at a price in gold; where review is on they wait for it. What stood in the open album leaves it. */
  sell(db: Db, ownerId: number, uploadIds: readonly number[], amount: number): Promise<void>;
  /** Says that one thing less shows them: what nothing shows and no album has is swept after a day. */
  release(db: Db, ownerId: number, uploadIds: readonly number[]): Promise<void>;
}

export function openTaking({ limits, isReviewed }: { limits: Limits; isReviewed: boolean }): TakesUploads {
  return {
    async claim(db, ownerId, uploadIds) {
      const rows = await ownInOrder(db, ownerId, uploadIds);
      const kinds = rows.map(kindOf);
      await useUploads.run(db, { ids: [...uploadIds] });
      return kinds;
    },
    async sell(db, ownerId, uploadIds, amount) {
      for (const row of await ownInOrder(db, ownerId, uploadIds)) {
        const placement = planPlacement(row, { folder: 'secret', amount }, { isReviewed, limits, makeName: newName });
        // For sale where it is shown: only what its owner put there stands in the secret folder of the album.
        await placeUpload.run(db, { ...placement, folder: row.folder === 'secret' ? 'secret' : null, caption: null, alt: null });
      }
    },
    async release(db, ownerId, uploadIds) {
      if (uploadIds.length > 0) await releaseUploads.run(db, { ids: [...uploadIds], owner_id: ownerId });
    },
  };
}

async function ownInOrder(db: Db, ownerId: number, uploadIds: readonly number[]): Promise<PlacedRow[]> {
  const rows = await lockOwn.all(db, { ids: [...uploadIds], owner_id: ownerId });
  const byId = new Map(rows.map((row) => [row.id, row]));
  return uploadIds.map((id) => {
    const row = byId.get(id);
    if (row === undefined || row.state === 'failed') throw refuse('upload_unknown');
    if (row.review === 'removed') throw refuse('upload_removed');
    if (row.state !== 'ready') throw refuse('upload_not_ready');
    return row;
  });
}

function kindOf({ kind }: PlacedRow): 'image' | 'video' {
  if (kind === 'audio') throw refuse('file_kind_refused');
  return kind;
}
