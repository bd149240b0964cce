import {
  riskDays,
  similarReasons,
  type MemberRisk,
  type SimilarAccount,
  type SimilarReason,
} from '@peonia/contract/moderation/risk.ts';
import type { Limits } from '@peonia/contract/protocol/limits.ts';
import type { Db } from '../../../platform/db/statement.ts';
import { readAccountActivity, readAccountSummaries, type RiskCount, type RiskSource } from '../../accounts/public.ts';
import { readCountry } from '../../profiles/public.ts';
import { statusOf } from '../members/status-of.ts';
import { carriedAccounts, carriedListed } from './carried-sanction.sql.ts';
import { findSimilarAccounts, similarListed } from './member-risk.sql.ts';
import { scoreRisk } from './score-risk.ts';

interface RiskContext {
  readonly risks: readonly RiskSource[];
  readonly limits: Limits;
}

/** The risk of a member and the accounts that have something in common with them. Nothing follows from either. */
export async function readRisk(
  db: Db,
  memberId: number,
  { risks, limits }: RiskContext,
): Promise<{ risk: MemberRisk; similar: SimilarAccount[]; hasMore: boolean }> {
  const counts: RiskCount[] = [];
  for (const source of risks) counts.push(...(await source.read(db, { member_id: memberId, days: riskDays })));
  const { accounts: similar, hasMore } = await readSimilarAccounts(db, memberId, limits);
  const linked = similar.filter(isLinked);
  const suspended = linked.filter(({ status }) => status === 'suspended').length;
  counts.push(
    { rule: 'suspended_link', count: suspended },
    { rule: 'similar_accounts', count: linked.length - suspended },
    { rule: 'country_mismatch', count: (await isElsewhere(db, memberId)) ? 1 : 0 },
  );
  return { risk: scoreRisk(counts), similar, hasMore };
}

/** A referral alone is no risk: partners bring many members who have nothing else in common with them. */
export function isLinked({ reasons, carried }: SimilarAccount): boolean {
  return carried || reasons.some((reason) => reason !== 'referral');
}

/** Accounts with something in common and those suspended together with the member, suspended ones first. */
export async function readSimilarAccounts(
  db: Db,
  memberId: number,
  limits: Limits,
): Promise<{ accounts: SimilarAccount[]; hasMore: boolean }> {
  const similar = await findSimilarAccounts.all(db, { member_id: memberId, distance: limits.duplicate_distance });
  const together = await carriedAccounts.all(db, { member_id: memberId });
  const hasMore =
    similar.length > similarListed || together.length > carriedListed || similar.some(({ is_cut }) => is_cut);
  const rows = similar.slice(0, similarListed);
  const carried = new Set(together.slice(0, carriedListed).map((row) => row.account_id));
  const found = new Set(rows.map(({ account_id }) => account_id));
  const further = [...carried].filter((id) => !found.has(id));
  const summaries = await readAccountSummaries(db, [...found, ...further]);
  const accounts = [...rows, ...further.map((id) => ({ account_id: id, reasons: [], seen_at: null }))]
    .flatMap(({ account_id: id, reasons, seen_at }) => {
      const account = summaries.get(id);
      if (account === undefined) return [];
      return {
        id,
        name: account.name,
        status: statusOf(account.status),
        reasons: similarReasons.filter((reason) => (reasons as readonly SimilarReason[]).includes(reason)),
        carried: carried.has(id),
        seen_at: seen_at?.toISOString() ?? null,
      };
    })
    .toSorted((a, b) => Number(b.status === 'suspended') - Number(a.status === 'suspended'));
  return { accounts, hasMore };
}

/** Whether the member says they live in a country they never logged in from. */
async function isElsewhere(db: Db, memberId: number): Promise<boolean> {
  const country = await readCountry(db, memberId);
  const { countries } = await readAccountActivity(db, memberId);
  return country !== null && countries.length > 0 && !countries.includes(country);
}
