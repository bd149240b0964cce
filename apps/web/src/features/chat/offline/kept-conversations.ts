import { cursorOfThread, type ThreadList, type ThreadPage } from '@peonia/contract/chat/chat-state.ts';
import { NetworkError } from '../../../platform/api/problem.ts';
import { readKept } from '../../../platform/offline/kept-replies.ts';

/** Most threads of the list, and most messages of a conversation, that a device keeps. */
export const KEPT_THREADS = 60;
export const KEPT_MESSAGES = 50;

export const keptKeys = { list: 'threads', page: (to: number) => `thread:${to}` };

let isKeptShown = false;

/** Whether a kept reply is shown, which is older than the live connection. True once, until the next one. */
export function takeKeptShown(): boolean {
  const was = isKeptShown;
  isKeptShown = false;
  return was;
}

/** The reply; without a network the one that this device has kept for the member. */
export async function orKept<T>(reply: Promise<T>, member: number, key: string): Promise<T> {
  try {
    return await reply;
  } catch (error) {
    if (!(error instanceof NetworkError)) throw error;
    const kept = await readKept<T>(member, key);
    if (kept === undefined) throw error;
    isKeptShown = true;
    return kept;
  }
}

/** The newest threads of the loaded pages, as one page that can be continued. */
export function keptList(pages: readonly ThreadList[]): ThreadList {
  const items = pages.flatMap((page) => page.items);
  const kept = items.slice(0, KEPT_THREADS);
  const last = kept.at(-1);
  const isCut = kept.length < items.length && last !== undefined;
  return { items: kept, max_id: isCut ? cursorOfThread(last) : (pages.at(-1)?.max_id ?? -1) };
}

/** The newest messages of a conversation, as a page that can be continued. */
export function keptConversation(page: ThreadPage): ThreadPage {
  const items = page.items.slice(0, KEPT_MESSAGES);
  return items.length === page.items.length ? page : { ...page, items, max_id: items.at(-1)?.seq ?? -1 };
}
