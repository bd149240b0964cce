import Type from 'typebox';
import { boardCircles, boardPeriods, finishGame, gameLevels, getGameBoard, openGame } from './game.ts';
import { MemberCard } from './profiles/member-card.schema.ts';
import { nullable, oneOf } from './protocol/choice.schema.ts';
import { described } from './protocol/described.ts';
import { define, type EndpointSchemas } from './protocol/endpoint.ts';
import { NoParams, NoQuery } from './protocol/pagination.schema.ts';

const closed = { additionalProperties: false } as const;

/** Specification section 3, "Game data". */
export const GameSession = Type.Object(
  {
    best: described('Own best score of all time.', Type.Integer()),
    max: described('The most that this round can bring.', Type.Integer()),
    sig: described('HMAC of member, event and ts.', Type.String()),
    top: described('Best score of this week among all.', Type.Integer()),
    ts: described('Start of the round, Unix milliseconds.', Type.Integer()),
    event: described('Id of the session; it counts once.', Type.String()),
  },
  closed,
);

export const BoardPlace = Type.Object({ place: Type.Integer(), score: Type.Integer(), member: MemberCard }, closed);

export const GameBoard = Type.Object(
  {
    items: Type.Array(BoardPlace),
    own: described(
      'The reader, also where they are not among the first or not on the list of others.',
      nullable(Type.Object({ place: Type.Integer(), score: Type.Integer() }, closed)),
    ),
  },
  closed,
);

export const gameSchemas = {
  openGame: {
    summary: 'Opens the one game session of the member; an earlier one without a score is dropped.',
    limit: { max: 30, seconds: 60 },
    params: NoParams,
    query: Type.Object(
      {
        level: Type.Optional(Type.Integer({ minimum: 1, maximum: gameLevels })),
        timed: Type.Optional(
          described('0 for a round without a time limit.', Type.Integer({ minimum: 0, maximum: 1 })),
        ),
      },
      closed,
    ),
    body: null,
    reply: { 200: GameSession },
    errors: ['session_over', 'game_day_full'],
  },
  finishGame: {
    summary:
      'Counts the score of the open session, once. `event`, `ts` and `sig` go together and name the session that was played; without them it is the open one. Refuses what no round brings, or not in this time.',
    limit: { max: 30, seconds: 60 },
    params: NoParams,
    query: NoQuery,
    body: Type.Object(
      {
        score: Type.Integer({ minimum: 0, maximum: 100_000 }),
        event: Type.Optional(Type.String({ pattern: '^[0-9a-f]{32}$' })),
        ts: Type.Optional(Type.Integer()),
        sig: Type.Optional(Type.String({ maxLength: 64 })),
      },
      closed,
    ),
    reply: { 200: Type.Object({ best: Type.Integer(), is_best: Type.Boolean() }, closed) },
    errors: ['session_over', 'game_session', 'game_signature', 'game_too_fast', 'game_score'],
  },
  getGameBoard: {
    summary: 'The best of the day, the week or all time, among all or among friends. Who opted out is on no list.',
    limit: { max: 120, seconds: 60 },
    params: NoParams,
    query: Type.Object(
      { period: Type.Optional(oneOf(boardPeriods)), among: Type.Optional(oneOf(boardCircles)) },
      closed,
    ),
    body: null,
    reply: { 200: GameBoard },
    errors: ['session_over'],
  },
} as const satisfies EndpointSchemas;

export const gameContract = define({ openGame, finishGame, getGameBoard }, gameSchemas);
