import type { ThreadPage } from '@peonia/contract/chat-state.ts';

/** A fresh first page over what is loaded: older messages stay where the two meet, and go where a gap would open. */
export function joinFresh(fresh: ThreadPage, loaded: ThreadPage | undefined): ThreadPage {
  const oldest = fresh.items.at(-1)?.seq;
  if (loaded === undefined || oldest === undefined || fresh.max_id === -1) return fresh;
  const older = loaded.items.filter((message) => message.seq < oldest);
  if (older[0]?.seq !== oldest - 1) return fresh;
  return { ...fresh, items: [...fresh.items, ...older], max_id: loaded.max_id };
}

/** The next page below what is loaded. */
export function joinOlder(loaded: ThreadPage, older: ThreadPage): ThreadPage {
  const oldest = loaded.items.at(-1)?.seq ?? Number.POSITIVE_INFINITY;
  return {
    ...loaded,
    items: [...loaded.items, ...older.items.filter((message) => message.seq < oldest)],
    max_id: older.max_id,
  };
}
