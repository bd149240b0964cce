import type { ThreadPage } from '@peonia/contract/chat/chat-state.ts';

/** Merges a fresh first page into the loaded ones. Older messages are dropped when a gap would remain. */
export function joinFresh(fresh: ThreadPage, loaded: ThreadPage | undefined): ThreadPage {
  const oldest = fresh.items.at(-1)?.seq;
  if (loaded === undefined || oldest === undefined || fresh.max_id === -1) return fresh;
  const older = loaded.items.filter((message) => message.seq < oldest);
  if (older[0]?.seq !== oldest - 1) return fresh;
  return { ...fresh, items: [...fresh.items, ...older], max_id: loaded.max_id };
}

/** Appends an older page. */
export function joinOlder(loaded: ThreadPage, older: ThreadPage): ThreadPage {
  const oldest = loaded.items.at(-1)?.seq ?? Number.POSITIVE_INFINITY;
  return {
    ...loaded,
    items: [...loaded.items, ...older.items.filter((message) => message.seq < oldest)],
    max_id: older.max_id,
  };
}
