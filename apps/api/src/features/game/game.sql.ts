import type { BoardPeriod } from '@peonia/contract/game.ts';
import { purgeStatement } from '../../platform/db/purge-in-batches.ts';
import { statement } from '../../platform/db/statement.ts';
import { friendsOf, listableTo, listsGame } from '../privacy/public.ts';

const today = `(now() at time zone 'utc')::date`;
/** First UTC day of the running day, week or of all time. */
const startOf = (period: string) =>
  `case ${period} when 'day' then ${today} when 'week' then date_trunc('week', ${today})::date else date '2000-01-01' end`;

export interface SessionRow {
  readonly level: number;
  readonly is_timed: boolean;
  readonly opened_at: Date;
}

/** Simultaneous calls of a member take turns. */
export const lockPlayer = statement<{ member_id: number }>(
  'lock_game_player',
  `select pg_advisory_xact_lock(hashtextextended('game', :member_id::bigint))`,
);

export const dropOpenSession = statement<{ member_id: number }>(
  'drop_open_game_session',
  'delete from game_session where member_id = :member_id and finished_at is null',
);

export const insertSession = statement<{
  event: string;
  member_id: number;
  level: number;
  is_timed: boolean;
  opened_at: Date;
}>(
  'insert_game_session',
  `insert into game_session (event, member_id, level, is_timed, opened_at)
   values (:event, :member_id, :level, :is_timed, :opened_at)`,
);

export const countRounds = statement<{ member_id: number }, { count: number }>(
  'count_game_rounds',
  `select count(*) as count from game_session
   where member_id = :member_id and finished_at >= ${today}::timestamp at time zone 'utc'`,
);

/** The open session, which may be named. A member has at most one. */
export const lockSession = statement<
  { event: string | null; member_id: number },
  SessionRow & { event: string } & Record<string, unknown>
>(
  'lock_game_session',
  `select event, level, is_timed, opened_at from game_session
   where event = coalesce(:event, event) and member_id = :member_id and finished_at is null for update`,
);

export const finishSession = statement<{ event: string; score: number }>(
  'finish_game_session',
  'update game_session set score = :score, finished_at = now() where event = :event',
);

/** Keeps the best score of each period; the earlier of two equal ones. */
export const storeBest = statement<{ member_id: number; score: number }>(
  'store_game_best',
  `insert into game_best as b (period, starts_on, member_id, score)
   select p, ${startOf('p')}, :member_id, :score from unnest(array['day', 'week', 'all']) p
   on conflict (period, starts_on, member_id) do update set score = excluded.score, reached_at = now()
   where b.score < excluded.score`,
);

export const ownBest = statement<{ member_id: number }, { best: number; top: number }>(
  'own_game_best',
  `select coalesce((select score from game_best where period = 'all' and member_id = :member_id), 0) as best,
     coalesce((select max(score) from game_best where period = 'week' and starts_on = ${startOf("'week'")}), 0) as top`,
);

interface BoardQuery {
  readonly period: BoardPeriod;
  readonly reader: number;
  readonly reader_vip: boolean;
  readonly is_friends: boolean;
}

const onBoard = `b.period = :period and b.starts_on = ${startOf(':period::text')}
  and exists (select 1 from active_account a where a.id = b.member_id)
  and (b.member_id = :reader::bigint
    or ${listsGame({ member: 'b.member_id' })} and ${listableTo({ reader: ':reader', readerVip: ':reader_vip', member: 'b.member_id' })}
      and (not :is_friends::boolean or b.member_id in (${friendsOf({ reader: ':reader' })})))`;

export const boardPage = statement<BoardQuery & { most: number }, { member_id: number; score: number }>(
  'game_board',
  `select b.member_id, b.score from game_best b where ${onBoard} order by b.score desc, b.reached_at, b.member_id limit :most`,
);

export const ownPlace = statement<BoardQuery, { place: number; score: number }>(
  'own_game_place',
  `select own.score, 1 + (select count(*) from game_best b where ${onBoard}
     and (b.score > own.score or b.score = own.score and (b.reached_at, b.member_id) < (own.reached_at, own.member_id))) as place
   from game_best own where own.period = :period and own.starts_on = ${startOf(':period::text')} and own.member_id = :reader::bigint`,
);

/** The first three of the running week among those who are on the lists. */
export const weekWinners = statement<object, { member_id: number }>(
  'game_week_winners',
  `select b.member_id from game_best b
   where b.period = 'week' and b.starts_on = ${startOf("'week'")} and ${listsGame({ member: 'b.member_id' })}
     and exists (select 1 from active_account a where a.id = b.member_id)
   order by b.score desc, b.reached_at, b.member_id limit 3`,
);

export const purgeSessions = purgeStatement<{ days: number }>(
  'purge_game_sessions',
  'game_session',
  'opened_at < now() - make_interval(days => :days::int)',
);

export const purgeBests = purgeStatement<{ days: number }>(
  'purge_game_bests',
  'game_best',
  `period <> 'all' and starts_on < ${today} - :days::int`,
);

export const eraseGame = statement<{ member_id: number }>(
  'erase_game',
  `with sessions as (delete from game_session where member_id = :member_id)
   delete from game_best where member_id = :member_id`,
);

export const ownSessions = statement<
  { member_id: number },
  { level: number; is_timed: boolean; score: number | null; opened_at: Date; finished_at: Date | null }
>(
  'own_game_sessions',
  'select level, is_timed, score, opened_at, finished_at from game_session where member_id = :member_id order by opened_at',
);

export const ownBests = statement<
  { member_id: number },
  { period: BoardPeriod; starts_on: string; score: number; reached_at: Date }
>(
  'own_game_bests',
  `select period, starts_on::text as starts_on, score, reached_at from game_best where member_id = :member_id
   order by period, starts_on`,
);
