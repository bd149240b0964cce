import { describe, expect, it } from 'vitest';
import { scoreRisk } from './score-risk.ts';

describe('the risk of a member', () => {
  it('adds points for each that was counted, up to those of the rule', () => {
    const { score, signals } = scoreRisk([
      { rule: 'complainers', count: 2 },
      { rule: 'suspicious_messages', count: 9 },
    ]);

    expect(signals).toEqual([
      { rule: 'suspicious_messages', count: 9, points: 40 },
      { rule: 'complainers', count: 2, points: 16 },
    ]);
    expect(score).toBe(56);
  });

  it('leaves out what is below its number', () => {
    expect(
      scoreRisk([
        { rule: 'failed_payments', count: 2 },
        { rule: 'many_countries', count: 3 },
        { rule: 'new_account', count: 0 },
      ]),
    ).toEqual({ score: 0, level: 'low', signals: [] });
  });

  it('is at most 100', () => {
    const { score, level } = scoreRisk([
      { rule: 'banned_key', count: 5 },
      { rule: 'payment_disputes', count: 5 },
    ]);

    expect([score, level]).toEqual([100, 'high']);
  });

  it.each([
    [2, 'low'],
    [4, 'raised'],
  ] as const)('with %d complainers is %s', (count, level) => {
    expect(scoreRisk([{ rule: 'complainers', count }]).level).toBe(level);
  });
});
