import { describe, expect, test } from 'vitest';
import type { Unsent } from '../outbox/unsent.ts';
import { waitingCalls } from './background-outbox.ts';

const unsent = (change: Partial<Unsent> = {}): Unsent => ({
  client_id: 'first',
  from: 1,
  to: 2,
  kind: 'text',
  text: 'Hello',
  uploads: [],
  amount: null,
  replyTo: null,
  at: 10,
  since: 10,
  refusal: null,
  refusalName: null,
  ...change,
});

describe('calls for the service worker', () => {
  test('carry the id by which the server stores a message once', () => {
    const [call] = waitingCalls([unsent()], 1);

    expect(call).toMatchObject({ id: 'first', member: 1, lane: '2', order: 10, url: '/v1/messages' });
    expect(JSON.parse(call?.body ?? '')).toMatchObject({ client_id: 'first', user_id: 2, message_content: 'Hello' });
  });

  test('leave out messages of another account', () => {
    expect(waitingCalls([unsent({ from: 7 })], 1)).toEqual([]);
    expect(waitingCalls([unsent()], undefined)).toEqual([]);
  });

  test('leave out refused messages', () => {
    expect(waitingCalls([unsent({ refusal: 'Please wait for response.' })], 1)).toEqual([]);
  });
});
