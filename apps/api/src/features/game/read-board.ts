import type { GameBoard, getGameBoard as endpoint } from '@peonia/contract/game.ts';
import type { Call } from '../../platform/http/call.ts';
import type { Cards } from '../profiles/public.ts';
import { boardPage, ownPlace } from './game.sql.ts';

const most = 10;

/** The first ten, and the place of the reader. */
export async function readBoard(
  { db, caller, query, language }: Call<typeof endpoint>,
  cards: Cards,
): Promise<GameBoard> {
  const { period = 'week', among = 'all' } = query;
  const board = { period, reader: caller.id, reader_vip: caller.vip, is_friends: among === 'friends' };
  const [rows, own] = await Promise.all([boardPage.all(db, { ...board, most }), ownPlace.first(db, board)]);
  const ids = rows.map(({ member_id }) => member_id);
  const members = await cards.hydrate(db, caller, ids, language);
  const items = rows.flatMap(({ member_id, score }, index) => {
    const member = members.get(member_id);
    return member === undefined ? [] : [{ place: index + 1, score, member }];
  });
  return { items, own: own ?? null };
}
