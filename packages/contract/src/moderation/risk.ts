import type { Static } from 'typebox';
import type * as schema from './risk.schema.ts';

interface RiskRule {
  /** Points of one that was counted. */
  readonly weight: number;
  /** Points at most. */
  readonly most: number;
  /** Fewer than this do not count. */
  readonly from: number;
}

/**
 * What counts for the risk of a member, and how much. The score is their sum, at most 100. It directs staff and decides
 * nothing: no sanction, limit or hold follows from it.
 */
export const riskRules = {
  banned_key: { weight: 40, most: 60, from: 1 },
  suspended_link: { weight: 20, most: 60, from: 1 },
  similar_accounts: { weight: 5, most: 15, from: 1 },
  sanctions: { weight: 15, most: 45, from: 1 },
  complainers: { weight: 8, most: 40, from: 1 },
  suspicious_messages: { weight: 10, most: 40, from: 1 },
  many_openings: { weight: 10, most: 10, from: 15 },
  removed_photos: { weight: 10, most: 30, from: 1 },
  payment_disputes: { weight: 25, most: 50, from: 1 },
  failed_payments: { weight: 10, most: 10, from: 3 },
  disposable_mail: { weight: 15, most: 15, from: 1 },
  unproven_address: { weight: 10, most: 10, from: 1 },
  new_account: { weight: 10, most: 10, from: 1 },
  many_countries: { weight: 10, most: 20, from: 4 },
  country_mismatch: { weight: 10, most: 10, from: 1 },
} as const satisfies Readonly<Record<string, RiskRule>>;

/** Older events do not count; an account is new for so many days. The labels of the rules name both. */
export const riskDays = 90;
export const newAccountDays = 7;

export type RiskRuleName = keyof typeof riskRules;

/** The lowest score of a level. */
export const riskLevels = { low: 0, raised: 30, high: 60 } as const;

export type RiskLevel = keyof typeof riskLevels;

/** What two accounts have in common. */
export const similarReasons = ['device', 'email', 'phone', 'payment', 'photo', 'referral'] as const;

export type SimilarReason = (typeof similarReasons)[number];

export type MemberRisk = Static<typeof schema.MemberRisk>;

export type SimilarAccount = Static<typeof schema.SimilarAccount>;

export type WaveAccount = Static<typeof schema.WaveAccount>;
