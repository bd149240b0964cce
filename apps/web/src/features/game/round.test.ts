import { gameLevels, maxScore, pairsFor } from '@peonia/contract/game.ts';
import { languages } from '@peonia/i18n/languages.ts';
import { levelPhrases, loadPhrases } from '@peonia/i18n/phrases/load-phrases.ts';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { newRound, reduceRound, type Round } from './round.ts';

const own = Array.from({ length: 16 }, (_, index) => `own ${index}`);
const other = Array.from({ length: 16 }, (_, index) => `other ${index}`);
const start = (level = 1, isTimed = true) => newRound({ level, isTimed, own, other });

const findPair = (round: Round): Round => {
  const first = round.cards.findIndex(({ pair }) => !round.found.includes(pair));
  const second = round.cards.findIndex(
    ({ pair, side }) => pair === round.cards[first]?.pair && side !== round.cards[first]?.side,
  );
  return [first, second].reduce((now, index) => reduceRound(now, { type: 'press', index }), round);
};

const missPair = (round: Round): Round => {
  const first = round.cards.findIndex(({ pair }) => !round.found.includes(pair));
  const second = round.cards.findIndex(
    ({ pair, side }) =>
      !round.found.includes(pair) && pair !== round.cards[first]?.pair && side !== round.cards[first]?.side,
  );
  return [first, second].reduce((now, index) => reduceRound(now, { type: 'press', index }), round);
};

describe('a round', () => {
  it('has eight pairs, each once in both languages, with columns by language', () => {
    const { cards } = start();

    expect(cards.map(({ side }) => side)).toEqual(Array.from({ length: 8 }, () => ['own', 'other']).flat());
    expect(new Set(cards.map(({ pair }) => pair)).size).toBe(8);
  });

  it('counts a pair, and double after three in a row', () => {
    const scores = [1, 2, 3, 4].map((count) => Array.from({ length: count }).reduce<Round>(findPair, start()).score);

    expect(scores).toEqual([50, 100, 150, 250]);
  });

  it('ends the row with a miss, and marks the two phrases', () => {
    const round = missPair(findPair(start()));

    expect(round).toMatchObject({ streak: 0, misses: 1, chosen: null, score: 50 });
    expect(round.wrong.length).toBe(2);
  });

  it('ends when the time is up', () => {
    const round = Array.from({ length: 90 }).reduce<Round>((now) => reduceRound(now, { type: 'tick' }), start());

    expect(round).toMatchObject({ phase: 'over', seconds: 0 });
    expect(findPair(round)).toBe(round);
  });

  it('stands still while it is paused', () => {
    const paused = reduceRound(start(), { type: 'pause' });

    expect(reduceRound(paused, { type: 'tick' })).toBe(paused);
    expect(reduceRound(paused, { type: 'press', index: 0 })).toBe(paused);
    expect(reduceRound(paused, { type: 'resume' }).phase).toBe('playing');
  });

  it('gives two hints, which end the row', () => {
    const hint = (round: Round) => reduceRound(round, { type: 'hint' });
    const hinted = hint(findPair(start()));

    expect(hinted).toMatchObject({ hints: 1, streak: 0 });
    expect(hinted.cards[hinted.hinted ?? -1]?.pair).toBe(hinted.cards[hinted.chosen ?? -1]?.pair);
    expect(hint(hint(hinted)).hints).toBe(0);
  });

  it('ends with a score that the server accepts, whatever is played', () => {
    const actions = fc.oneof(
      fc.constant('find' as const),
      fc.constant('miss' as const),
      fc.constant('tick' as const),
      fc.constant('hint' as const),
    );
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 13 }), fc.boolean(), fc.array(actions), (level, isTimed, played) => {
        const end = played.reduce<Round>(
          (now, action) => {
            if (action === 'find') return findPair(now);
            return action === 'miss' ? missPair(now) : reduceRound(now, { type: action });
          },
          start(level, isTimed),
        );

        expect(pairsFor(end.score, { level, isTimed })).not.toBeNull();
        expect(end.score).toBeLessThanOrEqual(maxScore({ level, isTimed }));
      }),
    );
  });
});

it.each(languages)('the phrases in %s fill every level', async (lang) => {
  expect((await loadPhrases(lang)).length).toBe(gameLevels * levelPhrases);
});
