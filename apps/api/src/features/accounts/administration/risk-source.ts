import type { RiskRuleName } from '@peonia/contract/moderation/risk.ts';
import type { Db } from '../../../platform/db/statement.ts';

/** How often a rule was met. Rules that were not met have no row, or one with 0. */
export interface RiskCount extends Record<string, unknown> {
  readonly rule: RiskRuleName;
  readonly count: number;
}

/** Counts of the features that know them, for the risk of a member. Reads by index. */
export interface RiskSource {
  /** `days`: older events do not count. */
  read(db: Db, about: { member_id: number; days: number }): Promise<readonly RiskCount[]>;
}

/** Counts that one statement reads. */
export function riskSource(rows: {
  all(db: Db, values: { member_id: number; days: number }): Promise<readonly RiskCount[]>;
}): RiskSource {
  return { read: (db, about) => rows.all(db, about) };
}
