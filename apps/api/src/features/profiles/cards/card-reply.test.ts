import { afterAll, beforeAll, expect, it } from 'vitest';
import { startApi, type Api } from '../../../../test/api.ts';
import type { Member } from '../../../../test/fixtures/register-member.ts';
import { cardReply } from './card.sql.ts';
import { memberCards } from './cards.ts';

let api: Api;
let reader: Member;
let number = 0;

beforeAll(async () => {
  api = await startApi();
  reader = await api.register('Reply Reader');
});
afterAll(() => api.close());

const text = `select ${cardReply('$1::bigint', { reader: '$2::bigint', language: '$3' }, { origin: '$4' })} as card`;

// Each line changes what a card shows; `$1` is the member, `$2` the reader.
it.each<[string, ...string[]]>([
  ['who has said nothing more'],
  ['with a photo', "update profile set main_photo = 'abc' where member_id = $1"],
  ['of a birthday today', "update profile set birthday = current_date - interval '30 years' where member_id = $1"],
  ['of a birthday tomorrow', "update profile set birthday = current_date - interval '10958 days' where member_id = $1"],
  ['born on a leap day', "update profile set birthday = '1992-02-29' where member_id = $1"],
  ['with languages and a marriage', "update profile set languages = '{de,zh}', marriage = 2 where member_id = $1"],
  ['from a place', 'update profile set place_id = (select min(id) from place) where member_id = $1'],
  ['who is identified', 'update account set identified_at = now() where id = $1'],
  ['who is VIP', "update account set vip_until = '2090-01-01' where id = $1"],
  ['who was VIP', "update account set vip_until = '2020-01-01' where id = $1"],
  ['who pays nothing', 'update account set is_free = true where id = $1'],
  ['who is online', 'insert into presence (member_id, node_id) select $1, node_id from realtime_node'],
  [
    'who is online and blocked',
    'insert into presence (member_id, node_id) select $1, node_id from realtime_node',
    "insert into relationship (member_id, other_id, kind) values ($2, $1, 'block')",
  ],
  [
    'who is online and hides it',
    'insert into presence (member_id, node_id) select $1, node_id from realtime_node',
    "update privacy_setting set online_status = 'offline' where member_id = $1",
  ],
  ['who is a friend', "insert into relationship (member_id, other_id, kind) values ($2, $1, 'friend')"],
  ['who asks for friendship', 'insert into friend_request (sender_id, receiver_id) values ($1, $2)'],
  ['who is asked for friendship', 'insert into friend_request (sender_id, receiver_id) values ($2, $1)'],
  ['who is liked', 'insert into member_like (member_id, liked_id) values ($2, $1)'],
  ['without a card', "update account set status = 'suspended' where id = $1"],
])('says of a member %s what a list says', async (_whose, ...changes) => {
  const { id } = await api.register(`Reply Member ${(number += 1)}`, { gender: 0 });
  for (const change of changes) await api.sql(change, [id, reader.id].slice(0, change.includes('$2') ? 2 : 1));
  for (const language of ['en', 'zh'] as const) {
    const [row] = await api.sql<{ card: object | null }>(text, [id, reader.id, language, '']);
    const [listed = null] = await memberCards.list(api.app.database, reader, [id], language);
    expect(row?.card).toEqual(listed);
  }
});
