import type { Limits } from '@peonia/contract/limits.ts';
import type { Db } from '../../../platform/db/statement.ts';
import { refuse } from '../../../platform/http/refusal.ts';
import { newName } from '../ingest/store-picture.ts';
import {
  isSold,
  lockOwn,
  placeUpload,
  releaseUploads,
  sendUploads,
  showPicture,
  takeBackUploads,
  useUploads,
  type PlacedRow,
} from './album-item.sql.ts';
import { planPlacement } from './plan-placement.ts';

/** For features that show members' own files: each takes them up in the transaction of what shows them. */
export interface AttachesUploads {
  /**
   * Takes up own photos and videos, so that they stay; refuses where one is not. Answers their kinds, in the order of
   * the ids. With `forFriends`, what is shown nowhere else gets no address that lasts.
   */
  claim(
    db: Db,
    ownerId: number,
    uploadIds: readonly number[],
    shown?: { readonly forFriends: boolean },
  ): Promise<readonly ('image' | 'video')[]>;
  /**
   * Puts own files up for sale at a price in gold; where review is on they wait for it. What stood in the open album
   * leaves it.
   */
  sell(db: Db, ownerId: number, uploadIds: readonly number[], amount: number): Promise<void>;
  /** Says that one thing less shows them: what nothing shows and no album has is swept after a day. */
  release(db: Db, ownerId: number, uploadIds: readonly number[]): Promise<void>;
  /**
   * Takes up own files, recorded voice too, for a message to one member, for sale where there is a price in gold. They
   * are for these two from then on: what something else shows is refused, and nothing else may show them later. Answers
   * their kinds.
   */
  send(db: Db, letter: Letter): Promise<readonly ('image' | 'video' | 'audio')[]>;
  /** Takes sent files away from both again. */
  takeBack(db: Db, ownerId: number, uploadIds: readonly number[]): Promise<void>;
  /** Whether somebody has bought one of them. */
  areSold(db: Db, uploadIds: readonly number[]): Promise<boolean>;
  /** Takes up a picture of one's own that everyone may see, such as that of the greeting. Null where it is gone. */
  show(db: Db, ownerId: number, name: string): Promise<number | null>;
}

export interface Letter {
  readonly owner_id: number;
  readonly receiver_id: number;
  readonly upload_ids: readonly number[];
  /** Gold; null gives them away. */
  readonly amount: number | null;
}

export function openAttaching({ limits, isReviewed }: { limits: Limits; isReviewed: boolean }): AttachesUploads {
  const offer = async (db: Db, row: PlacedRow, amount: number) => {
    const placement = planPlacement(row, { folder: 'secret', amount }, { isReviewed, limits, makeName: newName });
    // For sale where it is shown: only what its owner put there stands in the secret folder of the album.
    await placeUpload.run(db, {
      ...placement,
      folder: row.folder === 'secret' ? 'secret' : null,
      caption: null,
      alt: null,
    });
  };
  return {
    async claim(db, ownerId, uploadIds, { forFriends } = { forFriends: false }) {
      const rows = await ownInOrder(db, ownerId, uploadIds);
      if (rows.some(({ sent_to }) => sent_to !== null)) throw refuse('upload_unknown');
      const kinds = rows.map(kindOf);
      await useUploads.run(db, { ids: [...uploadIds], for_friends: forFriends });
      return kinds;
    },
    async sell(db, ownerId, uploadIds, amount) {
      for (const row of await ownInOrder(db, ownerId, uploadIds)) await offer(db, row, amount);
    },
    async release(db, ownerId, uploadIds) {
      if (uploadIds.length > 0) await releaseUploads.run(db, { ids: [...uploadIds], owner_id: ownerId });
    },
    async send(db, { owner_id, receiver_id, upload_ids, amount }) {
      const rows = await ownInOrder(db, owner_id, upload_ids);
      for (const row of rows) {
        if (row.folder !== null || (row.sent_to === null ? row.is_used : row.sent_to !== receiver_id))
          throw refuse('upload_sent_before');
        if (amount !== null) await offer(db, row, amount);
      }
      await sendUploads.run(db, { ids: [...upload_ids], receiver: receiver_id });
      return rows.map(({ kind }) => kind);
    },
    async takeBack(db, ownerId, uploadIds) {
      if (uploadIds.length > 0) await takeBackUploads.run(db, { ids: [...uploadIds], owner_id: ownerId });
    },
    areSold: async (db, uploadIds) => uploadIds.length > 0 && (await isSold.one(db, { ids: [...uploadIds] })).sold,
    show: async (db, ownerId, name) => (await showPicture.first(db, { owner_id: ownerId, name }))?.id ?? null,
  };
}

async function ownInOrder(db: Db, ownerId: number, uploadIds: readonly number[]): Promise<PlacedRow[]> {
  const rows = await lockOwn.all(db, { ids: [...uploadIds], owner_id: ownerId });
  const byId = new Map(rows.map((row) => [row.id, row]));
  return uploadIds.map((id) => {
    const row = byId.get(id);
    if (row === undefined || row.state === 'failed') throw refuse('upload_unknown');
    if (row.review === 'removed') throw refuse('upload_removed');
    // A video may be shown while it is being prepared: all of it is here, and its place says so until it plays.
    if (row.state !== 'ready' && !(row.state === 'working' && row.kind === 'video')) throw refuse('upload_not_ready');
    return row;
  });
}

function kindOf({ kind }: PlacedRow): 'image' | 'video' {
  if (kind === 'audio') throw refuse('file_kind_refused');
  return kind;
}
