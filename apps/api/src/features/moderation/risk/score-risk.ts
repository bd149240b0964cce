import {
  riskLevels,
  riskRules,
  type MemberRisk,
  type RiskLevel,
  type RiskRuleName,
} from '@peonia/contract/moderation/risk.ts';
import type { RiskCount } from '../../accounts/public.ts';

/** The score of what was counted, with its reasons. */
export function scoreRisk(counts: readonly RiskCount[]): MemberRisk {
  const signals = counts
    .map(({ rule, count }) => ({ rule, count, points: pointsOf(rule, count) }))
    .filter(({ points }) => points > 0)
    .toSorted((a, b) => b.points - a.points || a.rule.localeCompare(b.rule));
  const score = Math.min(
    100,
    signals.reduce((sum, { points }) => sum + points, 0),
  );
  return { score, level: levelOf(score), signals };
}

function pointsOf(rule: RiskRuleName, count: number): number {
  const { weight, most, from } = riskRules[rule];
  return count < from ? 0 : Math.min(most, weight * (count - from + 1));
}

function levelOf(score: number): RiskLevel {
  const levels = Object.keys(riskLevels) as RiskLevel[];
  return levels.findLast((level) => score >= riskLevels[level]) ?? 'low';
}
