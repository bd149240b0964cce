import type { MemberMatch, MemberRowKind, MemberSection } from '@peonia/contract/moderation/members.ts';
import type { Db } from '../../../platform/db/statement.ts';

/** A row of a section of the page that staff see of a member. */
export interface MemberRow extends Record<string, unknown> {
  readonly kind: MemberRowKind;
  readonly text: string | null;
  readonly at: Date | null;
  readonly until: Date | null;
  readonly ref: number | null;
}

/** Rows of a section, the newest first. Several features may have rows of the same section. */
export interface MemberSource {
  readonly section: MemberSection;
  read(db: Db, memberId: number): Promise<readonly MemberRow[]>;
}

export interface MemberHit extends Record<string, unknown> {
  readonly account_id: number;
  readonly matched: MemberMatch;
}

export interface MemberFinder {
  find(db: Db, text: string): Promise<readonly MemberHit[]>;
}

/** A section whose rows one statement reads. */
export function memberSource(
  section: MemberSection,
  rows: { all(db: Db, values: { member_id: number }): Promise<readonly MemberRow[]> },
): MemberSource {
  return { section, read: (db, member_id) => rows.all(db, { member_id }) };
}
