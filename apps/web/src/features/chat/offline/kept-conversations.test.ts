import type { ThreadList, ThreadPage } from '@peonia/contract/chat/chat-state.ts';
import { threadCursor } from '@peonia/contract/chat/chat-state.ts';
import { describe, expect, test } from 'vitest';
import { ApiError, NetworkError } from '../../../platform/api/problem.ts';
import { sampleMessage } from '../state/sample-message.ts';
import { KEPT_MESSAGES, KEPT_THREADS, keptList, keptConversation, orKept } from './kept-conversations.ts';

const thread = (id: number) => ({ id, top: false, summary: { id } }) as unknown as ThreadList['items'][number];
const listOf = (length: number, maxId = -1): ThreadList => ({
  items: Array.from({ length }, (_, place) => thread(length - place)),
  max_id: maxId,
});
const pageOf = (length: number) =>
  ({
    items: Array.from({ length }, (_, place) => sampleMessage({ seq: length - place })),
    max_id: -1,
  }) as unknown as ThreadPage;

describe('kept conversations', () => {
  test('are whole while they are short', () => {
    expect(keptList([listOf(2)])).toEqual(listOf(2));
    expect(keptConversation(pageOf(2))).toEqual(pageOf(2));
  });

  test('join the loaded pages of the list', () => {
    expect(keptList([listOf(2, 7), { items: [thread(1)], max_id: -1 }])).toMatchObject({ max_id: -1 });
    expect(keptList([listOf(2, 7)])).toMatchObject({ max_id: 7 });
  });

  test('end with the newest and can be continued', () => {
    const list = keptList([listOf(KEPT_THREADS + 5)]);
    const page = keptConversation(pageOf(KEPT_MESSAGES + 5));

    expect(list.items).toHaveLength(KEPT_THREADS);
    expect(list.max_id).toBe(threadCursor(6, false));
    expect(page.items).toHaveLength(KEPT_MESSAGES);
    expect(page.max_id).toBe(6);
  });

  test('do not stand in for a refusal', async () => {
    const refused = new ApiError({ code: 404, message: '', status: 404, requestId: '', retryAfter: null });

    await expect(orKept(Promise.reject(refused), 1, 'thread:2')).rejects.toBe(refused);
  });

  test('do not hide that there is no network where nothing is kept', async () => {
    const lost = new NetworkError(false);

    await expect(orKept(Promise.reject(lost), 1, 'thread:2')).rejects.toBe(lost);
  });
});
