import { afterAll, beforeAll, expect, test } from 'vitest';
import { startApi, type Api } from '../../../test/api.ts';
import { deleteStream } from './event-log.sql.ts';
import { storeEvents } from './event-log.ts';

let api: Api;
let number = 0;

beforeAll(async () => {
  api = await startApi();
});
afterAll(() => api.close());

const eventsOf = (memberId: number) => api.sql('select name from member_event where member_id = $1', [memberId]);

/** Two members with one event each. */
async function withEvents(): Promise<[number, number]> {
  number += 1;
  const [one, other] = [(await api.register(`One ${number}`)).id, (await api.register(`Other ${number}`)).id];
  await api.sql('delete from member_event');
  await api.app.database.transaction((db) =>
    storeEvents(
      db,
      [one, other].map(
        (member_id) => ({ member_id, name: 'draft.changed', data: { user_id: 1, content: '' } }) as never,
      ),
    ),
  );
  return [one, other];
}

test('deletes the events of a stream with it', async () => {
  const [one, other] = await withEvents();

  await api.sql('delete from member_stream where member_id = $1', [one]);

  expect([await eventsOf(one), await eventsOf(other)]).toEqual([[], [{ name: 'draft.changed' }]]);
});

test('stores no event without a stream', async () => {
  const [one] = await withEvents();
  await deleteStream.run(api.app.database, { member_id: one });

  const stored = await api.app.database.transaction((db) =>
    storeEvents(db, [{ member_id: one, name: 'draft.changed', data: { user_id: 1, content: '' } } as never]),
  );

  expect([stored, await eventsOf(one)]).toEqual([[], []]);
});
