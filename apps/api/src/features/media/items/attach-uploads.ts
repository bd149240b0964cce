import type { Limits } from '@peonia/contract/protocol/limits.ts';
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

/** Attaches members' own files to content of other features, in the transaction of that content. */
export interface AttachesUploads {
  /**
   * Attaches own photos and videos; throws `upload_unknown` for others. Returns their kinds in the order of the ids.
   * With `forFriends`, files shown nowhere else get no lasting address.
   */
  claim(
    db: Db,
    ownerId: number,
    uploadIds: readonly number[],
    shown?: { readonly forFriends: boolean },
  ): Promise<readonly ('image' | 'video')[]>;
  /**
   * Puts own files up for sale at a price in gold; with review enabled they wait for it. Files in the public album
   * leave it.
   */
  sell(db: Db, ownerId: number, uploadIds: readonly number[], amount: number): Promise<void>;
  /** Detaches files: a file that nothing shows and that is in no album is purged after a day. */
  release(db: Db, ownerId: number, uploadIds: readonly number[]): Promise<void>;
  /**
   * Attaches own files, voice included, to a message to one member, for sale if there is a price in gold. They belong
   * to these two from then on: files shown elsewhere are refused, and they cannot be shown elsewhere later. Returns
   * their kinds.
   */
  send(db: Db, letter: Letter): Promise<readonly ('image' | 'video' | 'audio')[]>;
  /** Recalls sent files from both members. */
  takeBack(db: Db, ownerId: number, uploadIds: readonly number[]): Promise<void>;
  /** Whether one of them was bought. */
  areSold(db: Db, uploadIds: readonly number[]): Promise<boolean>;
  /** Attaches a public picture of the member, such as that of the greeting. Null if it is gone. */
  show(db: Db, ownerId: number, name: string): Promise<number | null>;
}

interface Letter {
  readonly owner_id: number;
  readonly receiver_id: number;
  readonly upload_ids: readonly number[];
  /** Gold; null gives them away. */
  readonly amount: number | null;
}

export function openAttaching({ limits, isReviewed }: { limits: Limits; isReviewed: boolean }): AttachesUploads {
  const offer = async (db: Db, row: PlacedRow, amount: number) => {
    const placement = planPlacement(row, { folder: 'secret', amount }, { isReviewed, limits, makeName: newName });
    // For sale where it is shown: only files its owner put there are in the secret folder of the album.
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
    // A video may be attached while it is transcoded; a placeholder is shown until it plays.
    if (row.state !== 'ready' && !(row.state === 'working' && row.kind === 'video')) throw refuse('upload_not_ready');
    return row;
  });
}

function kindOf({ kind }: PlacedRow): 'image' | 'video' {
  if (kind === 'audio') throw refuse('file_kind_refused');
  return kind;
}
