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

/** Rows that one source lists of a member; its statement reads one more. */
export const memberRowsMost = 30;

/** Rows of a section, the newest first. Several features may have rows of the same section. */
export interface MemberSource {
  readonly section: MemberSection;
  read(db: Db, memberId: number): Promise<{ readonly rows: readonly MemberRow[]; readonly hasOlder: boolean }>;
}

/** Members that a search lists; a finder reads one more. */
export const membersFoundMost = 20;

export interface MemberHit extends Record<string, unknown> {
  readonly account_id: number;
  readonly matched: MemberMatch;
}

export interface MemberFinder {
  find(db: Db, text: string): Promise<readonly MemberHit[]>;
}

interface MemberRows {
  all(db: Db, values: { member_id: number }): Promise<readonly MemberRow[]>;
}

/** A section whose rows one statement reads, all that there are. */
export function memberSource(section: MemberSection, statement: MemberRows): MemberSource {
  return {
    section,
    read: async (db, member_id) => ({ rows: await statement.all(db, { member_id }), hasOlder: false }),
  };
}

/** A section of which the newest rows are listed. */
export function newestRows(section: MemberSection, statement: MemberRows): MemberSource {
  return {
    section,
    async read(db, member_id) {
      const rows = await statement.all(db, { member_id });
      return { rows: rows.slice(0, memberRowsMost), hasOlder: rows.length > memberRowsMost };
    },
  };
}
