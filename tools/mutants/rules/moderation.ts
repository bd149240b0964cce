import type { Mutant } from '../mutant.ts';

const moderation = 'apps/api/src/features/moderation';
const staffSession = `${moderation}/staff-session/pass.test.ts`;
const matrix = 'apps/api/test/access/staff-matrix.test.ts';

export const mutants: readonly Mutant[] = [
  {
    rule: 'dead letters are for administrators',
    file: 'apps/api/src/features/moderation/dead-letters/retry-dead-letters.ts',
    find: "['admin']",
    replace: "['admin', 'moderator']",
    test: 'apps/api/src/features/moderation/dead-letters/dead-letters.test.ts',
    named: 'is for administrators',
  },
  {
    rule: 'staff work is for its roles',
    file: `${moderation}/staff-session/require-staff.ts`,
    find: ' || !staff.roles.some((role) => roles.includes(role))) throw',
    replace: ') throw',
    test: matrix,
    named: 'is there for its roles',
  },
  {
    rule: 'only reviewers see what waits for review',
    file: `${moderation}/review/list-review.ts`,
    find: 'await requireStaff(db, caller, reviewers, limits);',
    replace: "await requireStaff(db, caller, ['moderator', 'admin', 'support'], limits);",
    test: matrix,
    named: 'is there for its roles',
  },
  {
    rule: 'only admins see what translators earn',
    file: 'apps/api/src/features/translators/desk/list-translators.ts',
    find: "['admin']",
    replace: "['admin', 'translator']",
    test: matrix,
    named: 'is there for its roles',
  },
  {
    rule: 'staff work needs an open staff session',
    file: `${moderation}/staff-session/require-staff.ts`,
    find: "if (staff.seen_at === null) throw refuse('staff_locked');",
    replace: '',
    test: staffSession,
    named: 'opens one session, which closes when idle',
  },
  {
    rule: 'staff work needs a second factor',
    file: `${moderation}/staff-session/require-staff.ts`,
    find: "if (!staff.has_factor) throw refuse('staff_factor_missing');",
    replace: '',
    test: staffSession,
    named: 'is for staff only, and required for every staff endpoint',
  },
  {
    rule: 'an appeal is decided by somebody else',
    file: `${moderation}/complaints/complaint-claim.ts`,
    find: "if (row.appealed_against === staffId) throw refuse('appeal_same_person');",
    replace: '',
    test: `${moderation}/complaints/complaints.test.ts`,
    named: 'decided by somebody else',
  },
  {
    rule: 'staff decide no cases of their own',
    file: `${moderation}/complaints/complaint-claim.ts`,
    find: "if (row.accused_id === staffId || row.member_id === staffId) throw refuse('not_found');",
    replace: '',
    test: `${moderation}/complaints/complaint-claim.test.ts`,
    named: 'refuses staff who are a side of it',
  },
  {
    rule: 'a claimed case is for the colleague who has it',
    file: `${moderation}/complaints/complaint-claim.ts`,
    find: "if (isClaimed(row, limits) && row.taken_by !== staffId) throw refuse('complaint_taken');",
    replace: '',
    test: `${moderation}/complaints/complaint-claim.test.ts`,
    named: 'refuses what a colleague has claimed',
  },
  {
    rule: 'a try of the second factor counts before it is compared',
    file: `${moderation}/staff-session/factor.sql.ts`,
    find: 'and not coalesce(failures >= :tries::int and',
    replace: 'and not coalesce(failures >= :tries::int + 99 and',
    test: staffSession,
    named: 'compares five of 30 simultaneous wrong codes',
  },
  {
    rule: 'a suspension reaches a closed account',
    file: 'apps/api/src/features/accounts/administration/account-administration.sql.ts',
    find: "where id = :id and status in ('active', 'closed')",
    replace: "where id = :id and status = 'active'",
    test: `${moderation}/complaints/closed-accounts.test.ts`,
    named: 'keeps a closed account from being reactivated',
  },
  {
    rule: 'a deletion waits for the case about the member',
    file: 'apps/api/src/features/accounts/closing/closing.sql.ts',
    find: ' and id <> all(:held::bigint[])',
    replace: ' and :held::bigint[] is not null',
    test: `${moderation}/complaints/closed-accounts.test.ts`,
    named: 'waits while a case about the member is open',
  },
];
