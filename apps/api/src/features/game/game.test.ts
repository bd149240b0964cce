import { gameContract as contract } from '@peonia/contract/game.schema.ts';
import {
  levelSeconds,
  maxScore,
  pairPoints,
  type BoardCircle,
  type BoardPeriod,
  type GameSession,
} from '@peonia/contract/game.ts';
import { profilesContract } from '@peonia/contract/profiles/profiles.schema.ts';
import { errors, type ErrorName } from '@peonia/contract/protocol/errors.ts';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startApi, type Api } from '../../../test/api.ts';
import type { Member } from '../../../test/fixtures/register-member.ts';
import { scoreProblem } from './check-score.ts';
import { gameEraser, gameExporter } from './own-game.ts';

let api: Api;
beforeAll(async () => {
  api = await startApi({ LIMIT_GAME_ROUNDS_PER_DAY: '12' });
});
afterAll(() => api.close());

const code = (name: ErrorName) => errors[name].code;
let number = 0;
const newPlayer = () => api.register(`Player ${(number += 1)}`);
const points = pairPoints(1);

const open = async (member: Member, query: { level?: number; timed?: 0 | 1 } = {}) =>
  (await member.call(contract.openGame, { query })).body;
const finish = (member: Member, { event, ts, sig }: GameSession, score: number) =>
  member.call(contract.finishGame, { body: { event, ts, sig, score } });
/** Lets time pass for the open session. */
const age = (member: Member, seconds: number) =>
  api.sql(
    `update game_session set opened_at = now() - make_interval(secs => $2) where member_id = $1 and finished_at is null`,
    [member.id, seconds],
  );

async function play(member: Member, score: number): Promise<void> {
  const session = await open(member);
  await age(member, 60);
  expect((await finish(member, session, score)).status).toBe(200);
}

const board = async (reader: Member, query: { period?: BoardPeriod; among?: BoardCircle } = {}) =>
  (await reader.call(contract.getGameBoard, { query })).body;
const idsOn = async (reader: Member, query: { period?: BoardPeriod; among?: BoardCircle } = {}) =>
  (await board(reader, query)).items.map(({ member }) => member.user_id);

describe('a round', () => {
  // covers: GET /game
  // covers: POST /game
  // covers: Game data: best, max, sig, top, ts, event; prize index of the wheel
  it('counts once, and a replay is refused', async () => {
    const player = await newPlayer();
    const session = await open(player);
    await age(player, 30);

    const replies = await Promise.all([finish(player, session, 2 * points), finish(player, session, 2 * points)]);

    expect(replies.map(({ status }) => status).toSorted()).toEqual([200, 400]);
    expect((await finish(player, session, 2 * points)).body).toMatchObject({ code: code('game_session') });
    expect((await open(player)).best).toBe(2 * points);
  });

  // Specification section 7: `{score}`.
  it('takes the score alone, for the one session that is open', async () => {
    const player = await newPlayer();
    const score = (value: number) => player.call(contract.finishGame, { body: { score: value } });
    expect((await score(points)).code).toBe(code('game_session'));
    await open(player);
    expect((await score(points)).code).toBe(code('game_too_fast'));
    await age(player, 30);

    expect((await score(points)).body).toEqual({ best: points, is_best: true });
    expect((await score(points)).code).toBe(code('game_session'));
  });

  it('takes the signature only with the session that it signs', async () => {
    const player = await newPlayer();
    const { event, ts, sig } = await open(player);
    await age(player, 30);

    for (const part of [{ event }, { sig }, { ts }, { event, ts }])
      expect((await player.call(contract.finishGame, { body: { score: points, ...part } })).code).toBe(
        code('game_signature'),
      );
    expect((await player.call(contract.finishGame, { body: { score: points, event, ts, sig } })).status).toBe(200);
  });

  it('without time brings no points for speed', async () => {
    const player = await newPlayer();
    const session = await open(player, { timed: 0 });
    await age(player, 60);

    expect(session.max).toBe(maxScore({ level: 1, isTimed: false }));
    expect((await finish(player, session, session.max + 2)).body).toMatchObject({ code: code('game_score') });
    expect((await finish(player, session, session.max)).status).toBe(200);
  });

  it('is dropped by a newer one', async () => {
    const player = await newPlayer();
    const old = await open(player);
    await open(player);
    await age(player, 60);

    expect((await finish(player, old, points)).body).toMatchObject({ code: code('game_session') });
  });

  it('belongs to the member who opened it', async () => {
    const [player, thief] = [await newPlayer(), await newPlayer()];
    const session = await open(player);
    await age(player, 60);

    expect((await finish(thief, session, points)).body).toMatchObject({ code: code('game_signature') });
    expect((await finish(player, { ...session, ts: session.ts - 60_000 }, points)).body).toMatchObject({
      code: code('game_signature'),
    });
  });

  it('is refused when it came faster than anybody plays', async () => {
    const player = await newPlayer();
    const session = await open(player);

    expect((await finish(player, session, 8 * points)).body).toMatchObject({ code: code('game_too_fast') });
  });

  it('is refused with a score that no round brings', async () => {
    const player = await newPlayer();
    const session = await open(player);
    await age(player, 60);

    for (const score of [1, points - 1, session.max + 1])
      expect((await finish(player, session, score)).body).toMatchObject({ code: code('game_score') });
  });

  it('is over after half an hour', async () => {
    const player = await newPlayer();
    const session = await open(player);
    await age(player, 31 * 60);

    expect((await finish(player, session, points)).body).toMatchObject({ code: code('game_session') });
  });

  it('is not opened any more after the rounds of a day', async () => {
    const player = await newPlayer();
    for (let round = 0; round < 12; round += 1) await finish(player, await open(player), 0);

    const { body } = await player.call(contract.openGame, { query: {} });

    expect(body).toMatchObject({ code: code('game_day_full') });
  });
});

describe('scores of a round, by property', () => {
  it('accepts every played round, and nothing above the most', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 13 }),
        fc.boolean(),
        fc.array(fc.boolean(), { maxLength: 30 }),
        fc.integer({ min: 700, max: 3_000 }),
        (level, is_timed, tries, pace) => {
          const { score, pairs } = playRound({ level, is_timed, tries, pace });
          const session = { level, is_timed, opened_at: new Date(0) };

          expect(scoreProblem(session, score, Math.max(pairs * pace, 1))).toBeNull();
          expect(scoreProblem(session, maxScore({ level, isTimed: is_timed }) + 1, 60_000)).toBe('game_score');
          expect(scoreProblem(session, score, 1)).toBe(pairs > 0 ? 'game_too_fast' : null);
        },
      ),
    );
  });
});

interface Played {
  readonly level: number;
  readonly is_timed: boolean;
  /** Whether each try found a pair. */
  readonly tries: readonly boolean[];
  /** Milliseconds per pair. */
  readonly pace: number;
}

/** The rules of the page, written apart from the check. */
function playRound({ level, is_timed, tries, pace }: Played): { score: number; pairs: number } {
  let [score, pairs, streak] = [0, 0, 0];
  for (const isHit of tries) {
    if (pairs === 8) break;
    if (!isHit) {
      streak = 0;
      continue;
    }
    score += pairPoints(level) * (streak >= 3 ? 2 : 1);
    streak += 1;
    pairs += 1;
  }
  const left = Math.floor(levelSeconds(level) - (8 * pace) / 1_000);
  if (pairs === 8 && is_timed && left > 0) score += 2 * left;
  return { score, pairs };
}

describe('the board', () => {
  it('shows the best of each in order, for the day, the week and all time', async () => {
    const [first, second] = [await newPlayer(), await newPlayer()];
    await play(second, 3 * points);
    await play(first, 4 * points);
    await play(first, points);

    for (const period of ['day', 'week', 'all'] as const) {
      const ids = await idsOn(second, { period });
      expect(ids.indexOf(first.id)).toBeLessThan(ids.indexOf(second.id));
      expect(ids).toContain(second.id);
    }
    expect((await board(first)).own).toMatchObject({ score: 4 * points });
  });

  it('shows friends alone where asked', async () => {
    const [reader, friend, other] = [await newPlayer(), await newPlayer(), await newPlayer()];
    for (const player of [reader, friend, other]) await play(player, 5 * points);
    await api.sql(
      `insert into relationship (member_id, other_id, kind) values ($1, $2, 'friend'), ($2, $1, 'friend')`,
      [reader.id, friend.id],
    );

    expect((await idsOn(reader, { among: 'friends' })).toSorted((a, b) => a - b)).toEqual([reader.id, friend.id]);
  });

  it('leaves out who opted out, also their badge', async () => {
    await api.sql('delete from game_best');
    const [reader, shy] = [await newPlayer(), await newPlayer()];
    await play(shy, 7 * points);
    expect(await placeOf(reader, shy)).toBe(1);

    await shy.call(profilesContract.updateProfile, { body: { lists_game: 0 } });
    await play(reader, 6 * points);

    expect(await idsOn(reader)).not.toContain(shy.id);
    expect(await idsOn(shy)).toContain(shy.id);
    expect([await placeOf(reader, shy), await placeOf(shy, reader)]).toEqual([null, 1]);
  });

  it('leaves out members who blocked the reader', async () => {
    const [reader, blocker] = [await newPlayer(), await newPlayer()];
    await play(blocker, 7 * points);
    await api.sql(`insert into relationship (member_id, other_id, kind) values ($1, $2, 'block')`, [
      blocker.id,
      reader.id,
    ]);

    expect(await idsOn(reader)).not.toContain(blocker.id);
  });
});

const placeOf = async (reader: Member, member: Member) =>
  (await reader.call(profilesContract.getProfile, { params: { id: member.id }, query: {} })).body.game_place;

it('is exported and erased with the account', async () => {
  const player = await newPlayer();
  await play(player, points);

  const files: string[] = [];
  for await (const file of gameExporter.files(api.app.database, player.id)) files.push(JSON.stringify(file));
  await gameEraser.erase(api.app.database, player.id);

  expect(files.join()).toMatch(/game.rounds.json.*game.best.json/);
  expect(await api.sql('select 1 from game_best where member_id = $1', [player.id])).toEqual([]);
  expect(await api.sql('select 1 from game_session where member_id = $1', [player.id])).toEqual([]);
});
